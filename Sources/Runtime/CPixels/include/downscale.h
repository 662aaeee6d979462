#ifndef CPIXELS_DOWNSCALE_H
#define CPIXELS_DOWNSCALE_H

#include <stdbool.h>
#include <stdint.h>

/// Shrinks a picture by averaging the area that each target pixel covers, in whole-number
/// arithmetic: the same bits on every machine. Strides count pixels. The target may not be larger
/// than the source in either direction. Returns false when memory is short or a size is wrong.
bool pixels_downscale(
    const uint32_t *source, int source_width, int source_height, int source_stride,
    uint32_t *target, int target_width, int target_height, int target_stride);

/// Whether two pictures of one size differ; where they do, the rectangle around all differences.
bool pixels_difference(
    const uint32_t *first, int first_stride, const uint32_t *second, int second_stride,
    int width, int height, int *x, int *y, int *difference_width, int *difference_height);

#endif
