/// Pictures seen in perspective.

#ifndef CPIXELS_WARP_H
#define CPIXELS_WARP_H

#include <stddef.h>
#include <stdint.h>

/// Makes a rectangle of a picture in perspective. `matrix` leads from the middle of a target pixel,
/// counted from the target's first, to the picture: three rows of three numbers that give x, y and
/// the divisor of both. Where the divisor is not positive, and outside of the picture, the target
/// becomes clear. Each pixel is the mean of four points, each mixed from the four nearest pixels.
void px_warp(uint32_t *dst, ptrdiff_t dst_stride, size_t width, size_t height, const uint32_t *src,
             ptrdiff_t src_stride, size_t src_width, size_t src_height, const double matrix[9]);

#endif
