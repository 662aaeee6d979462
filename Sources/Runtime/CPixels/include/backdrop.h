#ifndef CPIXELS_BACKDROP_H
#define CPIXELS_BACKDROP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How colours are changed, in parts of 65536: `red = matrix[0] * red + matrix[1] * green +
/// matrix[2] * blue + matrix[3] * 255`, and so on for green and blue, between 0 and alpha. Alpha
/// stays.
typedef struct {
  int32_t matrix[12];
} px_colors;

/// Makes a picture of `width` by `height` pixels of the part at (x, y) of another one: blurred, with
/// its colours changed. The part lies inside of the source; beyond the source its edge goes on. A
/// wide blur is done on a smaller copy, so the same pixels come out only for the same rectangles.
/// False, with nothing done, if memory is short.
bool px_backdrop(uint32_t *dst, ptrdiff_t dst_stride, size_t x, size_t y, size_t width,
                 size_t height, const uint32_t *src, ptrdiff_t src_stride, size_t src_width,
                 size_t src_height, double sigma, const px_colors *colors);

/// How many pixels around a part its blurred picture depends on.
size_t px_backdrop_reach(double sigma);

#endif
