#include "vector.h"

static bool difference_row(const uint32_t *a, const uint32_t *b, size_t width, size_t *first,
                           size_t *end) {
  if (width == 0 || memcmp(a, b, width * 4) == 0) return false;
  size_t left = 0, right = width;
  while (left + 16 < width && memcmp(a + left, b + left, 64) == 0) left += 16;
  while (a[left] == b[left]) left++;
  while (right > left + 16 && memcmp(a + right - 16, b + right - 16, 64) == 0) right -= 16;
  while (a[right - 1] == b[right - 1]) right--;
  *first = left;
  *end = right;
  return true;
}

bool px_difference(const uint32_t *a, ptrdiff_t a_stride, const uint32_t *b, ptrdiff_t b_stride,
                   size_t width, size_t height, px_box *box) {
  bool found = false;
  for (size_t y = 0; y < height; y++, a += a_stride, b += b_stride) {
    size_t first, end;
    if (!difference_row(a, b, width, &first, &end)) continue;
    if (!found) *box = (px_box){first, y, end, y};
    found = true;
    if (first < box->min_x) box->min_x = first;
    if (end > box->max_x) box->max_x = end;
    box->max_y = y + 1;
  }
  return found;
}

DISPATCHED void px_take_changes(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *next,
                                ptrdiff_t next_stride, uint32_t *old, ptrdiff_t old_stride,
                                size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) {
      dst[x] = next[x] == old[x] ? 0 : next[x];
      old[x] = next[x];
    }
    dst += dst_stride;
    next += next_stride;
    old += old_stride;
  }
}

DISPATCHED bool px_is_opaque(const uint32_t *src, ptrdiff_t src_stride, size_t width,
                             size_t height) {
  for (size_t y = 0; y < height; y++, src += src_stride) {
    uint32_t all = 0xFF000000;
    for (size_t x = 0; x < width; x++) all &= src[x];
    if (all != 0xFF000000) return false;
  }
  return true;
}

DISPATCHED void px_to_rgb_row(uint8_t *dst, const uint32_t *src, size_t width) {
  size_t i = 0;
  // Four pixels at a time; the four bytes that are written beyond them are written again.
  for (; i + 6 <= width; i += 4, dst += 12) {
    v16b four;
    memcpy(&four, src + i, sizeof four);
    four = __builtin_shufflevector(four, four, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 0, 0, 0, 0);
    memcpy(dst, &four, sizeof four);
  }
  for (; i < width; i++, dst += 3) {
    uint32_t p = src[i];
    dst[0] = (uint8_t)(p >> 16);
    dst[1] = (uint8_t)(p >> 8);
    dst[2] = (uint8_t)p;
  }
}

static inline uint8_t divided(uint32_t channel, uint32_t alpha) {
  uint32_t value = (channel * 255 + alpha / 2) / alpha;
  return (uint8_t)(value > 255 ? 255 : value);
}

void px_to_rgba_row(uint8_t *dst, const uint32_t *src, size_t width) {
  for (size_t x = 0; x < width; x++, dst += 4) {
    uint32_t p = src[x], alpha = p >> 24;
    uint32_t red = (p >> 16) & 255, green = (p >> 8) & 255, blue = p & 255;
    if (alpha != 0 && alpha != 255) {
      red = divided(red, alpha);
      green = divided(green, alpha);
      blue = divided(blue, alpha);
    }
    dst[0] = (uint8_t)red;
    dst[1] = (uint8_t)green;
    dst[2] = (uint8_t)blue;
    dst[3] = (uint8_t)alpha;
  }
}

DISPATCHED void px_premultiply_row(uint32_t *pixels, size_t width) {
  size_t i = 0;
  for (; i + LANES <= width; i += LANES) {
    v8u p = LOAD(pixels + i), a = p >> 24;
    STORE(pixels + i, MUL(p | 0xFF000000, a));
  }
  if (i < width) {
    uint32_t tail[LANES] = {0};
    memcpy(tail, pixels + i, (width - i) * 4);
    v8u p = LOAD(tail), a = p >> 24;
    STORE(tail, MUL(p | 0xFF000000, a));
    memcpy(pixels + i, tail, (width - i) * 4);
  }
}
