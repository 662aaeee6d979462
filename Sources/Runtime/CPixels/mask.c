#include "boxes.h"
#include "vector.h"
#include <math.h>
#include <stdlib.h>

DISPATCHED void px_alpha(uint8_t *mask, ptrdiff_t mask_stride, const uint32_t *src,
                         ptrdiff_t src_stride, size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) mask[x] = (uint8_t)(src[x] >> 24);
    mask += mask_stride;
    src += src_stride;
  }
}

size_t px_blur_reach(double sigma) {
  box b[3];
  if (boxes(sigma, b) == 1) return 0;
  return b[0].back + b[1].back + b[2].back;
}

/// Turns a plane on its diagonal. `src` is a plane of `width` by `height`, `dst` has no gaps.
DISPATCHED static void transpose(uint8_t *restrict dst, const uint8_t *restrict src,
                                 ptrdiff_t stride, size_t width, size_t height) {
  // In squares whose rows stay in the processor's nearest cache. tunable: pixels
  enum { SQUARE = 32 };
  for (size_t top = 0; top < height; top += SQUARE) {
    size_t bottom = top + SQUARE < height ? top + SQUARE : height;
    for (size_t left = 0; left < width; left += SQUARE) {
      size_t right = left + SQUARE < width ? left + SQUARE : width;
      for (size_t x = left; x < right; x++)
        for (size_t y = top; y < bottom; y++)
          dst[x * height + y] = src[(ptrdiff_t)y * stride + (ptrdiff_t)x];
    }
  }
}

/// `dst` and `src` are planes without gaps.
DISPATCHED static void blur_columns(uint8_t *dst, const uint8_t *src, size_t width, size_t height,
                                    box b, uint32_t *sums) {
  uint32_t inverse = reciprocal(b);
  memset(sums, 0, width * 4);
  for (size_t y = 0; y < b.ahead && y < height; y++)
    for (size_t x = 0; x < width; x++) sums[x] += src[y * width + x];
  for (size_t y = 0; y < height; y++) {
    if (y + b.ahead < height) {
      const uint8_t *in = src + (y + b.ahead) * width;
      for (size_t x = 0; x < width; x++) sums[x] += in[x];
    }
    uint8_t *out = dst + y * width;
    for (size_t x = 0; x < width; x++)
      out[x] = (uint8_t)((sums[x] * inverse + (1u << 23)) >> 24);
    if (y >= b.back) {
      const uint8_t *gone = src + (y - b.back) * width;
      for (size_t x = 0; x < width; x++) sums[x] -= gone[x];
    }
  }
}

// A wide blur has no details: it is done on a mask of a quarter of the size each way.

enum {
  COARSE = 4,
  /// tunable: pixels, from which on nobody can tell
  COARSE_SIGMA = 16
};

/// Means of squares of COARSE pixels; what lies outside counts as 0.
static void shrink(uint8_t *dst, size_t dst_width, size_t dst_height, const uint8_t *src,
                   ptrdiff_t stride, size_t width, size_t height, uint16_t *sums) {
  for (size_t y = 0; y < dst_height; y++) {
    memset(sums, 0, dst_width * COARSE * sizeof *sums);
    for (size_t row = y * COARSE; row < (y + 1) * COARSE && row < height; row++) {
      const uint8_t *line = src + (ptrdiff_t)row * stride;
      for (size_t x = 0; x < width; x++) sums[x] = (uint16_t)(sums[x] + line[x]);
    }
    for (size_t x = 0; x < dst_width; x++) {
      const uint16_t *s = sums + x * COARSE;
      dst[y * dst_width + x] = (uint8_t)((s[0] + s[1] + s[2] + s[3] + 8) / 16);
    }
  }
}

/// Sixteenths of the coarse row above or below, for each of the rows between their middles.
static const struct {
  int neighbour;
  uint16_t weight;
} between[COARSE] = {{-1, 6}, {-1, 2}, {1, 2}, {1, 6}};

DISPATCHED static void mix_coarse_rows(uint16_t *restrict mixed, const uint8_t *near,
                                       const uint8_t *far, uint16_t weight, size_t count) {
  for (size_t x = 0; x < count; x++)
    mixed[x] = (uint16_t)(near[x] * (16 - weight) + far[x] * weight);
}

DISPATCHED static void widen_row(uint8_t *restrict dst, const uint16_t *restrict mixed, size_t n) {
  for (size_t x = 0; x < n; x++) {
    uint32_t before = mixed[x], here = mixed[x + 1], after = mixed[x + 2];
    dst[4 * x] = (uint8_t)((here * 10 + before * 6 + 128) >> 8);
    dst[4 * x + 1] = (uint8_t)((here * 14 + before * 2 + 128) >> 8);
    dst[4 * x + 2] = (uint8_t)((here * 14 + after * 2 + 128) >> 8);
    dst[4 * x + 3] = (uint8_t)((here * 10 + after * 6 + 128) >> 8);
  }
}

/// The sizes of the coarse copy of a mask.
typedef struct {
  size_t columns, rows, padded;
} coarse;

static coarse coarse_sizes(size_t width, size_t height) {
  size_t columns = (width + COARSE - 1) / COARSE;
  return (coarse){columns, (height + COARSE - 1) / COARSE, columns * COARSE};
}

/// A size at which memory for larger units can follow.
static size_t aligned(size_t size) { return (size + 15) / 16 * 16; }

/// The bytes that a blur of a mask needs.
static size_t blur_bytes(size_t width, size_t height, double sigma) {
  if (!(sigma >= COARSE_SIGMA)) {
    size_t longest = width > height ? width : height;
    return aligned(width * height * 2) + longest * 4;
  }
  coarse c = coarse_sizes(width, height);
  return aligned(c.columns * c.rows + c.padded) + aligned((c.padded + 2) * 2) +
         blur_bytes(c.columns, c.rows, sigma / COARSE);
}

static void blur(uint8_t *bytes, uint8_t *mask, ptrdiff_t stride, size_t width, size_t height,
                 double sigma);

static void blur_coarsely(uint8_t *bytes, uint8_t *mask, ptrdiff_t stride, size_t width,
                          size_t height, double sigma) {
  coarse c = coarse_sizes(width, height);
  uint8_t *small = bytes;
  uint8_t *line = small + c.columns * c.rows;
  bytes += aligned(c.columns * c.rows + c.padded);
  uint16_t *sums = (uint16_t *)(void *)bytes;
  bytes += aligned((c.padded + 2) * 2);
  shrink(small, c.columns, c.rows, mask, stride, width, height, sums);
  blur(bytes, small, (ptrdiff_t)c.columns, c.columns, c.rows, sigma / COARSE);
  for (size_t y = 0; y < height; y++) {
    size_t near = y / COARSE, place = y % COARSE;
    int neighbour = between[place].neighbour;
    size_t far =
        neighbour < 0 ? (near == 0 ? 0 : near - 1) : (near + 1 == c.rows ? near : near + 1);
    mix_coarse_rows(sums + 1, small + near * c.columns, small + far * c.columns,
                    between[place].weight, c.columns);
    sums[0] = sums[1];
    sums[c.columns + 1] = sums[c.columns];
    widen_row(line, sums, c.columns);
    memcpy(mask + (ptrdiff_t)y * stride, line, width);
  }
}

/// Blurs in `blur_bytes` of memory.
static void blur(uint8_t *bytes, uint8_t *mask, ptrdiff_t stride, size_t width, size_t height,
                 double sigma) {
  if (sigma >= COARSE_SIGMA) {
    blur_coarsely(bytes, mask, stride, width, height, sigma);
    return;
  }
  box b[3];
  if (boxes(sigma, b) == 1) return;
  size_t area = width * height;
  uint8_t *front = bytes, *back = bytes + area;
  uint32_t *sums = (uint32_t *)(void *)(bytes + aligned(area * 2));
  // Rows are blurred as columns, of which many are summed at once.
  transpose(back, mask, stride, width, height);
  blur_columns(front, back, height, width, b[0], sums);
  blur_columns(back, front, height, width, b[1], sums);
  blur_columns(front, back, height, width, b[2], sums);
  transpose(back, front, (ptrdiff_t)height, height, width);
  blur_columns(front, back, width, height, b[0], sums);
  blur_columns(back, front, width, height, b[1], sums);
  blur_columns(front, back, width, height, b[2], sums);
  for (size_t y = 0; y < height; y++)
    memcpy(mask + (ptrdiff_t)y * stride, front + y * width, width);
}

void px_memory_free(px_memory *memory) {
  free(memory->bytes);
  *memory = (px_memory){0};
}

bool px_blur_mask_in(px_memory *memory, uint8_t *mask, ptrdiff_t stride, size_t width,
                     size_t height, double sigma) {
  box b[3];
  if (width == 0 || height == 0 || boxes(sigma, b) == 1) return true;
  size_t size = blur_bytes(width, height, sigma);
  if (size > memory->capacity) {
    px_memory_free(memory);
    memory->bytes = malloc(size);
    if (memory->bytes == NULL) return false;
    memory->capacity = size;
  }
  blur(memory->bytes, mask, stride, width, height, sigma);
  return true;
}

bool px_blur_mask(uint8_t *mask, ptrdiff_t stride, size_t width, size_t height, double sigma) {
  px_memory memory = {0};
  bool done = px_blur_mask_in(&memory, mask, stride, width, height, sigma);
  px_memory_free(&memory);
  return done;
}
