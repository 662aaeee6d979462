#include "vector.h"

#include <stdlib.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

// A pixel's edge may cut a source pixel; its parts are weighed in 1/256.
enum { UNIT = 256 };

/// The weight of source position `index` in the span from `begin` to `end`, all in 1/UNIT.
static inline uint32_t weight(int64_t index, int64_t begin, int64_t end) {
  int64_t low = index * UNIT, high = low + UNIT;
  if (low < begin) low = begin;
  if (high > end) high = end;
  return high > low ? (uint32_t)(high - low) : 0;
}

DISPATCHED static void add_row(uint32_t *restrict sums, const uint8_t *restrict row, int count, uint32_t part) {
  for (int i = 0; i < count; i++) sums[i] += row[i] * part;
}

// Slight reductions, in one pass over a rectangle of the result. A pixel is a weighted mean of at
// most four by four; the weights of a side add up to a power of two, so that flat areas stay exact.

enum {
  TAPS = 4,
  /// The columns and rows that are worked on at a time; sums stay in the processor's nearest cache.
  TILE = 128,
  ROW_BITS = 8,
  COLUMN_BITS = 14,
  /// Half a unit of the result, and the grey the sums are taken around.
  ROUND = (1 << (ROW_BITS + COLUMN_BITS - 1)) + (128 << (ROW_BITS + COLUMN_BITS))
};

typedef struct {
  int64_t first;
  int16_t weight[TAPS];
} span;

/// Which source pixels make up a pixel, and how much of them, in parts of 1 << bits.
static span span_of(int64_t index, int64_t length, int64_t source_length, int bits) {
  int64_t begin = index * source_length * UNIT / length;
  int64_t end = (index + 1) * source_length * UNIT / length;
  span s = {begin / UNIT, {0}};
  int64_t total = end - begin, rest = (int64_t)1 << bits;
  int largest = 0;
  for (int i = 0; i < TAPS; i++) {
    int64_t part = ((int64_t)weight(s.first + i, begin, end) << bits) / total;
    s.weight[i] = (int16_t)part;
    rest -= part;
    if (part > s.weight[largest]) largest = i;
  }
  s.weight[largest] = (int16_t)(s.weight[largest] + rest);
  return s;
}

/// The mean of up to four rows, as signed parts of 1 << ROW_BITS around the middle grey.
DISPATCHED static void mix_rows(int16_t *restrict sums, const uint8_t *const rows[TAPS],
                                const int16_t *weight, size_t count) {
  const uint8_t *restrict a = rows[0], *restrict b = rows[1];
  uint16_t wa = (uint16_t)weight[0], wb = (uint16_t)weight[1];
  for (size_t i = 0; i < count; i++) sums[i] = (int16_t)((uint16_t)(a[i] * wa + b[i] * wb) ^ 0x8000);
  for (int tap = 2; tap < TAPS; tap++) {
    const uint8_t *restrict c = rows[tap];
    uint16_t wc = (uint16_t)weight[tap];
    if (wc == 0) continue;
    for (size_t i = 0; i < count; i++) sums[i] = (int16_t)((uint16_t)sums[i] + (uint16_t)(c[i] * wc));
  }
}

INLINE uint32_t mix_columns(const int16_t *sums, const int16_t *weight) {
#ifdef __SSE2__
  __m128i near = _mm_loadu_si128((const __m128i *)sums);
  __m128i far = _mm_loadu_si128((const __m128i *)(sums + 8));
  int32_t pair[2];
  memcpy(pair, weight, sizeof pair);
  near = _mm_madd_epi16(_mm_unpacklo_epi16(near, _mm_srli_si128(near, 8)), _mm_set1_epi32(pair[0]));
  far = _mm_madd_epi16(_mm_unpacklo_epi16(far, _mm_srli_si128(far, 8)), _mm_set1_epi32(pair[1]));
  __m128i sum = _mm_add_epi32(_mm_add_epi32(near, far), _mm_set1_epi32(ROUND));
  sum = _mm_packs_epi32(_mm_srai_epi32(sum, ROW_BITS + COLUMN_BITS), sum);
  return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(sum, sum));
#else
  uint32_t pixel = 0;
  for (int c = 0; c < 4; c++) {
    int32_t sum = ROUND;
    for (int tap = 0; tap < TAPS; tap++) sum += sums[tap * 4 + c] * weight[tap];
    pixel |= (uint32_t)(sum >> (ROW_BITS + COLUMN_BITS)) << (8 * c);
  }
  return pixel;
#endif
}

bool px_can_resample(size_t dst_width, size_t dst_height, size_t src_width, size_t src_height) {
  return dst_width && dst_height && dst_width <= src_width && dst_height <= src_height &&
         src_width <= dst_width * (TAPS - 1) && src_height <= dst_height * (TAPS - 1);
}

void px_resample(
    uint32_t *dst, ptrdiff_t dst_stride, size_t x, size_t y, size_t width, size_t height,
    size_t dst_width, size_t dst_height,
    const uint32_t *src, ptrdiff_t src_stride, size_t src_width, size_t src_height) {
  while (height > TILE) {
    px_resample(dst, dst_stride, x, y, width, TILE, dst_width, dst_height, src, src_stride,
                src_width, src_height);
    dst += TILE * dst_stride;
    y += TILE;
    height -= TILE;
  }
  span columns[TILE], lines[TILE];
  for (size_t row = 0; row < height; row++)
    lines[row] = span_of((int64_t)(y + row), (int64_t)dst_height, (int64_t)src_height, ROW_BITS);
  int16_t sums[(TILE * (TAPS - 1) + 2 * TAPS) * 4];
  for (size_t tile = 0; tile < width; tile += TILE) {
    size_t count = width - tile < TILE ? width - tile : TILE;
    for (size_t i = 0; i < count; i++)
      columns[i] = span_of((int64_t)(x + tile + i), (int64_t)dst_width, (int64_t)src_width,
                           COLUMN_BITS);
    int64_t first = columns[0].first, end = columns[count - 1].first + TAPS;
    // Weights beyond the last column are 0.
    size_t used = (size_t)((end > (int64_t)src_width ? (int64_t)src_width : end) - first);
    memset(sums + used * 4, 0, TAPS * 4 * sizeof *sums);
    for (size_t row = 0; row < height; row++) {
      const uint8_t *rows[TAPS];
      for (int tap = 0; tap < TAPS; tap++) {
        int64_t line = lines[row].weight[tap] ? lines[row].first + tap : lines[row].first;
        rows[tap] = (const uint8_t *)(src + line * src_stride + first);
      }
      mix_rows(sums, rows, lines[row].weight, used * 4);
      uint32_t *out = dst + (ptrdiff_t)row * dst_stride + tile;
      for (size_t i = 0; i < count; i++)
        out[i] = mix_columns(sums + (columns[i].first - first) * 4, columns[i].weight);
    }
  }
}

bool px_downscale(
    uint32_t *dst, ptrdiff_t dst_stride, size_t dst_width, size_t dst_height,
    const uint32_t *src, ptrdiff_t src_stride, size_t src_width, size_t src_height) {
  if (!dst_width || !dst_height || dst_width > src_width || dst_height > src_height) return false;
  if (dst_width == src_width && dst_height == src_height) {
    px_copy(dst, dst_stride, src, src_stride, dst_width, dst_height);
    return true;
  }
  if (px_can_resample(dst_width, dst_height, src_width, src_height)) {
    px_resample(dst, dst_stride, 0, 0, dst_width, dst_height, dst_width, dst_height, src, src_stride,
                src_width, src_height);
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
