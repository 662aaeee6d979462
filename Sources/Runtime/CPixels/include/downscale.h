#ifndef CPIXELS_DOWNSCALE_H
#define CPIXELS_DOWNSCALE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Shrinks a picture by averaging the area that each target pixel covers, in whole-number
/// arithmetic: the same bits on every machine. Strides count pixels. The target may not be larger
/// than the source in either direction. Returns false when memory is short or a size is wrong.
bool px_downscale(
    uint32_t *dst, ptrdiff_t dst_stride, size_t dst_width, size_t dst_height,
    const uint32_t *src, ptrdiff_t src_stride, size_t src_width, size_t src_height);

/// Whether `px_resample` can make a picture of that size: no larger, at most three times smaller.
bool px_can_resample(size_t dst_width, size_t dst_height, size_t src_width, size_t src_height);

/// Makes the part at (x, y) of a picture of `dst_width` by `dst_height`, which has the pixels that
/// `px_downscale` gives it whatever part is asked for.
void px_resample(
    uint32_t *dst, ptrdiff_t dst_stride, size_t x, size_t y, size_t width, size_t height,
    size_t dst_width, size_t dst_height,
    const uint32_t *src, ptrdiff_t src_stride, size_t src_width, size_t src_height);

#endif
