/// Pixel kernels.
///
/// A pixel is a premultiplied `0xAARRGGBB`: bytes blue, green, red, alpha. A mask is one byte of
/// coverage a pixel. Strides are in elements (pixels, or bytes of a mask) and may be 0, which uses
/// one row for all, or negative. Pointers need no alignment; source and destination must not
/// overlap unless they are the same rectangle. A width or height of 0 does nothing.
///
/// The one rounding rule: `mul(x, a)` is x·a/255 to the nearest integer, exactly
/// `(x * a + 127) / 255`, for each channel. Formulas below are per channel, and `A(p)` is the alpha
/// of a pixel. A product of two products rounds twice, in the order written.
///
/// A `px_name` works on a rectangle in one call, a `px_name_row` on one row.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backdrop.h"
#include "downscale.h"
#include "scanlines.h"
#include "warp.h"

/// dst = color
void px_fill(uint32_t *dst, ptrdiff_t dst_stride, size_t width, size_t height, uint32_t color);

/// dst = color + mul(dst, 255 - A(color))
void px_fill_over(uint32_t *dst, ptrdiff_t dst_stride, size_t width, size_t height, uint32_t color);

/// s = mul(color, mask); dst = s + mul(dst, 255 - A(s))
void px_fill_over_masked(uint32_t *dst, ptrdiff_t dst_stride, const uint8_t *mask,
                         ptrdiff_t mask_stride, size_t width, size_t height, uint32_t color);

/// As `px_fill_over_masked` with one coverage for each row: the stretched top or bottom of a
/// nine-slice. The coverage of row y is `coverage[y * coverage_stride]`.
void px_fill_over_rows(uint32_t *dst, ptrdiff_t dst_stride, const uint8_t *coverage,
                       ptrdiff_t coverage_stride, size_t width, size_t height, uint32_t color);

/// dst = src
void px_copy(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride,
             size_t width, size_t height);

/// dst = color + mul(src, 255 - A(color)): a copy seen through a veil.
void px_copy_dimmed(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride,
                    size_t width, size_t height, uint32_t color);

/// dst = (dst * (255 - mask) + src * mask + 127) / 255: replaces what the mask covers.
void px_replace_masked(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src,
                       ptrdiff_t src_stride, const uint8_t *mask, ptrdiff_t mask_stride,
                       size_t width, size_t height);

/// dst = src + mul(dst, 255 - A(src))
void px_over(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride,
             size_t width, size_t height);

/// s = mul(src, alpha); dst = s + mul(dst, 255 - A(s))
void px_over_alpha(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride,
                   size_t width, size_t height, uint8_t alpha);

/// s = mul(src, mul(mask, alpha)); dst = s + mul(dst, 255 - A(s))
void px_over_masked(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride,
                    const uint8_t *mask, ptrdiff_t mask_stride, size_t width, size_t height,
                    uint8_t alpha);

/// mask = A(src)
void px_alpha(uint8_t *mask, ptrdiff_t mask_stride, const uint32_t *src, ptrdiff_t src_stride,
              size_t width, size_t height);

/// Blurs with three box filters each way, close to a gaussian of standard deviation `sigma` in
/// pixels; a wide one is done on a mask of a quarter of the size. What lies outside counts as 0, so leave `px_blur_reach(sigma)` pixels around the shape.
/// False, with the mask unchanged, if memory is short.
bool px_blur_mask(uint8_t *mask, ptrdiff_t stride, size_t width, size_t height, double sigma);

/// Memory that is kept from call to call; all zero at first.
typedef struct {
  uint8_t *bytes;
  size_t capacity;
} px_memory;

void px_memory_free(px_memory *memory);

/// The same in memory that is kept.
bool px_blur_mask_in(px_memory *memory, uint8_t *mask, ptrdiff_t stride, size_t width,
                     size_t height, double sigma);

/// How many pixels around a shape its blur reaches.
size_t px_blur_reach(double sigma);

typedef struct {
  size_t min_x, min_y, max_x, max_y;
} px_box;

/// The smallest rectangle around the pixels that differ, its maxima one beyond the last; false if
/// none differs.
bool px_difference(const uint32_t *a, ptrdiff_t a_stride, const uint32_t *b, ptrdiff_t b_stride,
                   size_t width, size_t height, px_box *box);

/// dst = the pixels of `next` that differ from `old`, and 0 where they are equal; `old` becomes `next`.
void px_take_changes(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *next,
                     ptrdiff_t next_stride, uint32_t *old, ptrdiff_t old_stride, size_t width,
                     size_t height);

/// Whether every pixel has full alpha.
bool px_is_opaque(const uint32_t *src, ptrdiff_t src_stride, size_t width, size_t height);

/// Colours that run round the point (x, y), given in pixels of the rectangle: the first of `ramp`
/// in the direction `angle`, in radians clockwise from the right, then clockwise to the last.
void px_conic(uint32_t *dst, ptrdiff_t dst_stride, size_t width, size_t height, double x, double y,
              double angle, const uint32_t *ramp, size_t count);

/// Bytes red, green, blue; alpha is left out.
void px_to_rgb_row(uint8_t *dst, const uint32_t *src, size_t width);

/// Bytes red, green, blue, alpha, divided by alpha to the nearest: (c * 255 + a / 2) / a.
void px_to_rgba_row(uint8_t *dst, const uint32_t *src, size_t width);

/// Multiplies colours by alpha: mul(c, a).
void px_premultiply_row(uint32_t *pixels, size_t width);

/// A number that depends on every pixel and on the size.
uint64_t px_hash(const uint32_t *src, ptrdiff_t src_stride, size_t width, size_t height);

#endif
