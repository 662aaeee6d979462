#include "boxes.h"
#include "vector.h"

#include <stdlib.h>

typedef uint32_t v4u __attribute__((vector_size(16)));
typedef uint8_t v4b __attribute__((vector_size(4)));

INLINE v4u channels(uint32_t pixel) {
  v4b bytes;
  memcpy(&bytes, &pixel, sizeof bytes);
  return __builtin_convertvector(bytes, v4u);
}

INLINE uint32_t packed(v4u sums) {
  v4b bytes = __builtin_convertvector(sums, v4b);
  uint32_t pixel;
  memcpy(&pixel, &bytes, sizeof pixel);
  return pixel;
}

/// How many times smaller the copy is that a blur is done on; the blur there is still wide enough
/// to hide it.
static size_t reduction(double sigma) {
  return sigma < 4 ? 1 : sigma < 8 ? 2 : sigma < 20 ? 4 : 8;
}

size_t px_backdrop_reach(double sigma) {
  size_t factor = reduction(sigma);
  return (px_blur_reach(sigma / (double)factor) + 2) * factor;
}

/// Means of squares of `factor` pixels.
DISPATCHED static void reduce(uint32_t *dst, size_t width, size_t height, const uint32_t *src,
                              ptrdiff_t stride, size_t src_width, size_t src_height,
                              size_t factor) {
  for (size_t y = 0; y < height; y++) {
    size_t rows = src_height - y * factor < factor ? src_height - y * factor : factor;
    const uint32_t *line = src + (ptrdiff_t)(y * factor) * stride;
    for (size_t x = 0; x < width; x++) {
      size_t columns = src_width - x * factor < factor ? src_width - x * factor : factor;
      v4u sum = {0, 0, 0, 0};
      for (size_t row = 0; row < rows; row++) {
        const uint32_t *from = line + (ptrdiff_t)row * stride + x * factor;
        for (size_t column = 0; column < columns; column++) sum += channels(from[column]);
      }
      uint32_t area = (uint32_t)(rows * columns);
      dst[y * width + x] = packed((sum + area / 2) / area);
    }
  }
}

INLINE v4u mean(v4u sum, uint32_t inverse) { return (sum * inverse + (1u << 23)) >> 24; }

/// One box over `count` pixels that lie `step` apart, with the edges going on.
INLINE void blur_pixels(uint32_t *dst, const uint32_t *src, size_t count, size_t step, box b) {
  uint32_t inverse = reciprocal(b);
  v4u first = channels(src[0]), last = channels(src[(count - 1) * step]);
  v4u sum = first * (uint32_t)(b.back + 1);
  for (size_t i = 1; i <= b.ahead; i++) sum += i < count ? channels(src[i * step]) : last;
  for (size_t i = 0; i < count; i++) {
    dst[i * step] = packed(mean(sum, inverse));
    sum += i + b.ahead + 1 < count ? channels(src[(i + b.ahead + 1) * step]) : last;
    sum -= i >= b.back ? channels(src[(i - b.back) * step]) : first;
  }
}

/// The same for all columns of a plane at once.
DISPATCHED static void blur_plane(uint32_t *dst, const uint32_t *src, size_t width, size_t height,
                                  box b, uint32_t *sums) {
  uint32_t inverse = reciprocal(b);
  const uint8_t *in = (const uint8_t *)src;
  uint8_t *out = (uint8_t *)dst;
  size_t bytes = width * 4;
  for (size_t i = 0; i < bytes; i++) sums[i] = in[i] * (uint32_t)(b.back + 1);
  for (size_t y = 1; y <= b.ahead; y++) {
    const uint8_t *line = in + (y < height ? y : height - 1) * bytes;
    for (size_t i = 0; i < bytes; i++) sums[i] += line[i];
  }
  for (size_t y = 0; y < height; y++) {
    size_t ahead = y + b.ahead + 1;
    const uint8_t *next = in + (ahead < height ? ahead : height - 1) * bytes;
    const uint8_t *gone = in + (y >= b.back ? y - b.back : 0) * bytes;
    uint8_t *line = out + y * bytes;
    for (size_t i = 0; i < bytes; i++) {
      line[i] = (uint8_t)((sums[i] * inverse + (1u << 23)) >> 24);
      sums[i] += next[i];
      sums[i] -= gone[i];
    }
  }
}

/// Blurs a plane without gaps; `other` is as large.
DISPATCHED static void blur_rows(uint32_t *plane, uint32_t *other, size_t width, size_t height,
                                 const box b[3]) {
  for (size_t y = 0; y < height; y++) {
    uint32_t *line = plane + y * width, *spare = other + y * width;
    blur_pixels(spare, line, width, 1, b[0]);
    blur_pixels(line, spare, width, 1, b[1]);
    blur_pixels(spare, line, width, 1, b[2]);
  }
}

INLINE uint32_t changed(int64_t sum, uint32_t alpha) {
  sum = (sum + (1 << 15)) >> 16;
  return sum < 0 ? 0 : sum > (int64_t)alpha ? alpha : (uint32_t)sum;
}

static void change_colors(uint32_t *pixels, size_t count, const px_colors *colors) {
  const int32_t *m = colors->matrix;
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i], alpha = pixel >> 24;
    int64_t red = pixel >> 16 & 0xFF, green = pixel >> 8 & 0xFF, blue = pixel & 0xFF;
    uint32_t r = changed(red * m[0] + green * m[1] + blue * m[2] + (int64_t)alpha * m[3], alpha);
    uint32_t g = changed(red * m[4] + green * m[5] + blue * m[6] + (int64_t)alpha * m[7], alpha);
    uint32_t b = changed(red * m[8] + green * m[9] + blue * m[10] + (int64_t)alpha * m[11], alpha);
    pixels[i] = alpha << 24 | r << 16 | g << 8 | b;
  }
}

/// The two pixels of the small copy that a pixel lies between, and the share of the second in parts
/// of twice the factor.
INLINE void between(size_t index, size_t factor, size_t count, size_t *near, size_t *far,
                    uint32_t *weight) {
  size_t doubled = 2 * index + 1;
  if (doubled < factor) {
    *near = *far = 0;
    *weight = 0;
    return;
  }
  *near = (doubled - factor) / (2 * factor);
  *weight = (uint32_t)((doubled - factor) % (2 * factor));
  if (*near >= count) *near = count - 1;
  *far = *near + 1 < count ? *near + 1 : *near;
}

DISPATCHED static void enlarge(uint32_t *dst, ptrdiff_t dst_stride, size_t x, size_t y,
                               size_t width, size_t height, const uint32_t *small,
                               size_t small_width, size_t small_height, size_t factor,
                               uint32_t *line) {
  uint32_t whole = (uint32_t)(2 * factor), area = whole * whole;
  int shift = __builtin_ctz(area);
  uint8_t *mixed = (uint8_t *)line;
  uint16_t *sums = (uint16_t *)mixed;
  for (size_t row = 0; row < height; row++) {
    size_t near, far;
    uint32_t weight;
    between(y + row, factor, small_height, &near, &far, &weight);
    const uint8_t *a = (const uint8_t *)(small + near * small_width);
    const uint8_t *b = (const uint8_t *)(small + far * small_width);
    uint16_t wa = (uint16_t)(whole - weight), wb = (uint16_t)weight;
    for (size_t i = 0; i < small_width * 4; i++) sums[i] = (uint16_t)(a[i] * wa + b[i] * wb);
    uint32_t *out = dst + (ptrdiff_t)row * dst_stride;
    for (size_t column = 0; column < width; column++) {
      between(x + column, factor, small_width, &near, &far, &weight);
      typedef uint16_t v4h __attribute__((vector_size(8)));
      v4h left, right;
      memcpy(&left, sums + near * 4, sizeof left);
      memcpy(&right, sums + far * 4, sizeof right);
      v4u sum = __builtin_convertvector(left, v4u) * (whole - weight) +
                __builtin_convertvector(right, v4u) * weight;
      out[column] = packed((sum + area / 2) >> shift);
    }
  }
}

bool px_backdrop(uint32_t *dst, ptrdiff_t dst_stride, size_t x, size_t y, size_t width,
                 size_t height, const uint32_t *src, ptrdiff_t src_stride, size_t src_width,
                 size_t src_height, double sigma, const px_colors *colors) {
  if (width == 0 || height == 0 || src_width == 0 || src_height == 0) return true;
  size_t factor = reduction(sigma);
  size_t small_width = (src_width + factor - 1) / factor;
  size_t small_height = (src_height + factor - 1) / factor;
  size_t area = small_width * small_height;
  uint32_t *memory = malloc((area * 2 + small_width * 4) * sizeof *memory);
  if (memory == NULL) return false;
  uint32_t *plane = memory, *other = memory + area, *sums = memory + area * 2;
  reduce(plane, small_width, small_height, src, src_stride, src_width, src_height, factor);
  box b[3];
  if (boxes(sigma / (double)factor, b) > 1) {
    blur_rows(plane, other, small_width, small_height, b);
    blur_plane(plane, other, small_width, small_height, b[0], sums);
    blur_plane(other, plane, small_width, small_height, b[1], sums);
    blur_plane(plane, other, small_width, small_height, b[2], sums);
  }
  change_colors(plane, area, colors);
  if (factor == 1) {
    px_copy(dst, dst_stride, plane + y * small_width + x, (ptrdiff_t)small_width, width, height);
  } else {
    enlarge(dst, dst_stride, x, y, width, height, plane, small_width, small_height, factor, sums);
  }
  free(memory);
  return true;
}
