#include "warp.h"

#include <math.h>

// The same bits on every machine: no products and sums in one step.
#pragma STDC FP_CONTRACT OFF

enum {
  /// Weights of neighbours are in 1/256.
  UNIT = 256
};

typedef struct {
  const uint32_t *pixels;
  ptrdiff_t stride, width, height;
} picture;

static inline uint32_t pixel(const picture *p, ptrdiff_t x, ptrdiff_t y) {
  if (x < 0 || y < 0 || x >= p->width || y >= p->height) return 0;
  return p->pixels[y * p->stride + x];
}

/// Adds the picture at a point to sums of blue, green, red and alpha, in 1/65536.
static inline void add_sample(uint32_t sums[4], const picture *p, double x, double y) {
  double left = floor(x - 0.5), top = floor(y - 0.5);
  if (!(left >= -1 && top >= -1 && left < p->width && top < p->height)) return;
  ptrdiff_t column = (ptrdiff_t)left, row = (ptrdiff_t)top;
  uint32_t across = (uint32_t)((x - 0.5 - left) * UNIT), down = (uint32_t)((y - 0.5 - top) * UNIT);
  uint32_t near[4] = {pixel(p, column, row), pixel(p, column + 1, row), pixel(p, column, row + 1),
                      pixel(p, column + 1, row + 1)};
  uint32_t weight[4] = {(UNIT - across) * (UNIT - down), across * (UNIT - down),
                        (UNIT - across) * down, across * down};
  for (int i = 0; i < 4; i++) {
    for (int c = 0; c < 4; c++) sums[c] += ((near[i] >> (8 * c)) & 0xFF) * weight[i];
  }
}

void px_warp(uint32_t *dst, ptrdiff_t dst_stride, size_t width, size_t height, const uint32_t *src,
             ptrdiff_t src_stride, size_t src_width, size_t src_height, const double matrix[9]) {
  const picture p = {src, src_stride, (ptrdiff_t)src_width, (ptrdiff_t)src_height};
  const double *m = matrix;
  for (size_t row = 0; row < height; row++) {
    for (size_t column = 0; column < width; column++) {
      uint32_t sums[4] = {0};
      for (int i = 0; i < 4; i++) {
        double x = (double)column + (i & 1 ? 0.75 : 0.25);
        double y = (double)row + (i & 2 ? 0.75 : 0.25);
        double divisor = m[6] * x + m[7] * y + m[8];
        if (divisor <= 0) continue;
        add_sample(sums, &p, (m[0] * x + m[1] * y + m[2]) / divisor,
                   (m[3] * x + m[4] * y + m[5]) / divisor);
      }
      uint32_t result = 0;
      for (int c = 0; c < 4; c++) result |= ((sums[c] + (1u << 17)) >> 18) << (8 * c);
      dst[(ptrdiff_t)row * dst_stride + (ptrdiff_t)column] = result;
    }
  }
}
