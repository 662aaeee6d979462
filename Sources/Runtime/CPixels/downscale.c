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

bool pixels_downscale(
    const uint32_t *source, int source_width, int source_height, int source_stride,
    uint32_t *target, int target_width, int target_height, int target_stride) {
  if (target_width <= 0 || target_height <= 0 || target_width > source_width
      || target_height > source_height) {
    return false;
  }
  if (target_width == source_width && target_height == source_height) {
    for (int y = 0; y < target_height; y++) {
      memcpy(target + (size_t)y * target_stride, source + (size_t)y * source_stride,
             (size_t)target_width * 4);
    }
    return true;
  }
  uint32_t *sums = malloc((size_t)source_width * 4 * sizeof *sums);
  if (!sums) return false;
  for (int y = 0; y < target_height; y++) {
    int64_t top = (int64_t)y * source_height * UNIT / target_height;
    int64_t bottom = (int64_t)(y + 1) * source_height * UNIT / target_height;
    memset(sums, 0, (size_t)source_width * 4 * sizeof *sums);
    for (int64_t row = top / UNIT; row * UNIT < bottom; row++) {
      add_row(sums, (const uint8_t *)(source + (size_t)row * source_stride), source_width * 4,
              weight(row, top, bottom));
    }
    for (int x = 0; x < target_width; x++) {
      int64_t left = (int64_t)x * source_width * UNIT / target_width;
      int64_t right = (int64_t)(x + 1) * source_width * UNIT / target_width;
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
      target[(size_t)y * target_stride + x] = pixel;
    }
  }
  free(sums);
  return true;
}

bool pixels_difference(
    const uint32_t *first, int first_stride, const uint32_t *second, int second_stride,
    int width, int height, int *x, int *y, int *difference_width, int *difference_height) {
  int top = 0, bottom = height, left = width, right = 0;
  size_t bytes = (size_t)width * 4;
  while (top < bottom
         && !memcmp(first + (size_t)top * first_stride, second + (size_t)top * second_stride,
                    bytes)) {
    top++;
  }
  if (top == bottom) return false;
  while (!memcmp(first + (size_t)(bottom - 1) * first_stride,
                 second + (size_t)(bottom - 1) * second_stride, bytes)) {
    bottom--;
  }
  for (int row = top; row < bottom; row++) {
    const uint32_t *a = first + (size_t)row * first_stride;
    const uint32_t *b = second + (size_t)row * second_stride;
    int column = 0;
    while (column < left && a[column] == b[column]) column++;
    left = column;
    column = width;
    while (column > right && a[column - 1] == b[column - 1]) column--;
    right = column;
  }
  *x = left;
  *y = top;
  *difference_width = right - left;
  *difference_height = bottom - top;
  return true;
}
