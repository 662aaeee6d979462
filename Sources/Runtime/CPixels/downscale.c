#include "CPixels.h"

#include <stdlib.h>
#include <string.h>

// A pixel's edge may cut a source pixel; its parts are weighed in 1/256.
enum { UNIT = 256 };

/// The weight of source position `index` in the span from `begin` to `end`, all in 1/UNIT.
static inline uint32_t weight(int64_t index, int64_t begin, int64_t end) {
  int64_t low = index * UNIT, high = low + UNIT;
  if (low < begin) low = begin;
  if (high > end) high = end;
  return high > low ? (uint32_t)(high - low) : 0;
}

__attribute__((target_clones("avx2", "default")))
static void add_row(uint32_t *restrict sums, const uint8_t *restrict row, int count, uint32_t part) {
  for (int i = 0; i < count; i++) sums[i] += row[i] * part;
}

bool px_downscale(
    uint32_t *dst, ptrdiff_t dst_stride, size_t dst_width, size_t dst_height,
    const uint32_t *src, ptrdiff_t src_stride, size_t src_width, size_t src_height) {
  if (!dst_width || !dst_height || dst_width > src_width || dst_height > src_height) return false;
  if (dst_width == src_width && dst_height == src_height) {
    px_copy(dst, dst_stride, src, src_stride, dst_width, dst_height);
    return true;
  }
  int64_t width = (int64_t)src_width, height = (int64_t)src_height;
  uint32_t *sums = malloc(src_width * 4 * sizeof *sums);
  if (!sums) return false;
  for (int64_t y = 0; y < (int64_t)dst_height; y++) {
    int64_t top = y * height * UNIT / (int64_t)dst_height;
    int64_t bottom = (y + 1) * height * UNIT / (int64_t)dst_height;
    memset(sums, 0, src_width * 4 * sizeof *sums);
    for (int64_t row = top / UNIT; row * UNIT < bottom; row++) {
      add_row(sums, (const uint8_t *)(src + row * src_stride), (int)width * 4,
              weight(row, top, bottom));
    }
    for (int64_t x = 0; x < (int64_t)dst_width; x++) {
      int64_t left = x * width * UNIT / (int64_t)dst_width;
      int64_t right = (x + 1) * width * UNIT / (int64_t)dst_width;
      uint64_t channel[4] = {0, 0, 0, 0};
      for (int64_t column = left / UNIT; column * UNIT < right; column++) {
        uint64_t part = weight(column, left, right);
        for (int c = 0; c < 4; c++) channel[c] += sums[column * 4 + c] * part;
      }
      uint64_t area = (uint64_t)(bottom - top) * (uint64_t)(right - left);
      uint32_t pixel = 0;
      for (int c = 0; c < 4; c++) {
        pixel |= (uint32_t)((channel[c] + area / 2) / area) << (8 * c);
      }
      dst[y * dst_stride + x] = pixel;
    }
  }
  free(sums);
  return true;
}
