#include "vector.h"

// Each kernel is one inline row body, with the tail done in a copy of eight pixels by the same
// code, and two exported forms of it: a row and a rectangle. d, s, m are the destination, source
// and mask vectors; RESULT is what to store.

#define ROW_D(RESULT)                                                                              \
  size_t i = 0;                                                                                    \
  for (; i + LANES <= n; i += LANES) {                                                             \
    v8u d = LOAD(dst + i);                                                                         \
    STORE(dst + i, RESULT);                                                                        \
  }                                                                                                \
  if (i < n) {                                                                                     \
    uint32_t td[LANES] = {0};                                                                      \
    memcpy(td, dst + i, (n - i) * 4);                                                              \
    v8u d = LOAD(td);                                                                              \
    STORE(td, RESULT);                                                                             \
    memcpy(dst + i, td, (n - i) * 4);                                                              \
  }

#define ROW_S(RESULT)                                                                              \
  size_t i = 0;                                                                                    \
  for (; i + LANES <= n; i += LANES) {                                                             \
    v8u s = LOAD(src + i);                                                                         \
    STORE(dst + i, RESULT);                                                                        \
  }                                                                                                \
  if (i < n) {                                                                                     \
    uint32_t ts[LANES] = {0};                                                                      \
    memcpy(ts, src + i, (n - i) * 4);                                                              \
    v8u s = LOAD(ts);                                                                              \
    STORE(ts, RESULT);                                                                             \
    memcpy(dst + i, ts, (n - i) * 4);                                                              \
  }

#define ROW_DS(RESULT)                                                                             \
  size_t i = 0;                                                                                    \
  for (; i + LANES <= n; i += LANES) {                                                             \
    v8u s = LOAD(src + i), d = LOAD(dst + i);                                                      \
    STORE(dst + i, RESULT);                                                                        \
  }                                                                                                \
  if (i < n) {                                                                                     \
    uint32_t ts[LANES] = {0}, td[LANES] = {0};                                                     \
    memcpy(ts, src + i, (n - i) * 4);                                                              \
    memcpy(td, dst + i, (n - i) * 4);                                                              \
    v8u s = LOAD(ts), d = LOAD(td);                                                                \
    STORE(td, RESULT);                                                                             \
    memcpy(dst + i, td, (n - i) * 4);                                                              \
  }

#define ROW_DM(RESULT)                                                                             \
  size_t i = 0;                                                                                    \
  for (; i + LANES <= n; i += LANES) {                                                             \
    v8u d = LOAD(dst + i), m = LOAD_MASK(mask + i);                                                \
    STORE(dst + i, RESULT);                                                                        \
  }                                                                                                \
  if (i < n) {                                                                                     \
    uint32_t td[LANES] = {0};                                                                      \
    uint8_t tm[LANES] = {0};                                                                       \
    memcpy(td, dst + i, (n - i) * 4);                                                              \
    memcpy(tm, mask + i, n - i);                                                                   \
    v8u d = LOAD(td), m = LOAD_MASK(tm);                                                           \
    STORE(td, RESULT);                                                                             \
    memcpy(dst + i, td, (n - i) * 4);                                                              \
  }

#define ROW_DSM(RESULT)                                                                            \
  size_t i = 0;                                                                                    \
  for (; i + LANES <= n; i += LANES) {                                                             \
    v8u d = LOAD(dst + i), s = LOAD(src + i), m = LOAD_MASK(mask + i);                             \
    STORE(dst + i, RESULT);                                                                        \
  }                                                                                                \
  if (i < n) {                                                                                     \
    uint32_t td[LANES] = {0}, ts[LANES] = {0};                                                     \
    uint8_t tm[LANES] = {0};                                                                       \
    memcpy(td, dst + i, (n - i) * 4);                                                              \
    memcpy(ts, src + i, (n - i) * 4);                                                              \
    memcpy(tm, mask + i, n - i);                                                                   \
    v8u d = LOAD(td), s = LOAD(ts), m = LOAD_MASK(tm);                                             \
    STORE(td, RESULT);                                                                             \
    memcpy(dst + i, td, (n - i) * 4);                                                              \
  }

INLINE void fill(uint32_t *dst, size_t n, uint32_t color) {
  v8u c = SPLAT(color);
  size_t i = 0;
  for (; i + LANES <= n; i += LANES) STORE(dst + i, c);
  for (; i < n; i++) dst[i] = color;
}

INLINE void fill_over(uint32_t *dst, size_t n, uint32_t color) {
  v8u c = SPLAT(color), a = SPLAT(255 - (color >> 24));
  ROW_D(ADD(c, MUL(d, a)))
}

INLINE void fill_over_masked(uint32_t *dst, const uint8_t *mask, size_t n, uint32_t color) {
  v8u c = SPLAT(color);
  ROW_DM(OVER(MUL(c, m), d))
}

INLINE void copy_dimmed(uint32_t *dst, const uint32_t *src, size_t n, uint32_t color) {
  v8u c = SPLAT(color), a = SPLAT(255 - (color >> 24));
  ROW_S(ADD(c, MUL(s, a)))
}

INLINE void replace_masked(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n) {
  ROW_DSM(MIX(d, s, m))
}

INLINE void over(uint32_t *dst, const uint32_t *src, size_t n) { ROW_DS(OVER(s, d)) }

INLINE void over_alpha(uint32_t *dst, const uint32_t *src, size_t n, uint8_t alpha) {
  v8u a = SPLAT((uint32_t)alpha);
  ROW_DS(OVER(MUL(s, a), d))
}

INLINE void over_masked(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t n,
                        uint8_t alpha) {
  v8u a = SPLAT((uint32_t)alpha);
  ROW_DSM(OVER(MUL(s, MUL(m, a)), d))
}

#define ROWS(STATEMENT)                                                                            \
  for (size_t y = 0; y < height; y++) {                                                            \
    STATEMENT;                                                                                     \
    dst += dst_stride;                                                                             \
  }

DISPATCHED void px_fill(uint32_t *dst, ptrdiff_t dst_stride, size_t width, size_t height,
                        uint32_t color) {
  ROWS(fill(dst, width, color))
}

DISPATCHED void px_fill_over(uint32_t *dst, ptrdiff_t dst_stride, size_t width, size_t height,
                             uint32_t color) {
  ROWS(fill_over(dst, width, color))
}

DISPATCHED void px_fill_over_masked(uint32_t *dst, ptrdiff_t dst_stride, const uint8_t *mask,
                                    ptrdiff_t mask_stride, size_t width, size_t height,
                                    uint32_t color) {
  ROWS(fill_over_masked(dst, mask, width, color); mask += mask_stride)
}

INLINE uint32_t scaled(uint32_t color, uint32_t alpha) {
  uint32_t low = (color & 0x00FF00FF) * alpha + 0x00800080;
  uint32_t high = ((color >> 8) & 0x00FF00FF) * alpha + 0x00800080;
  low = (low + ((low >> 8) & 0x00FF00FF)) >> 8;
  high = high + ((high >> 8) & 0x00FF00FF);
  return (low & 0x00FF00FF) | (high & 0xFF00FF00);
}

DISPATCHED void px_fill_over_rows(uint32_t *dst, ptrdiff_t dst_stride, const uint8_t *coverage,
                                  ptrdiff_t coverage_stride, size_t width, size_t height,
                                  uint32_t color) {
  ROWS(fill_over(dst, width, scaled(color, *coverage)); coverage += coverage_stride)
}

void px_copy(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride,
             size_t width, size_t height) {
  if (width == 0) return;
  if (dst_stride == src_stride && dst_stride == (ptrdiff_t)width) {
    memmove(dst, src, width * height * 4);
    return;
  }
  ROWS(memmove(dst, src, width * 4); src += src_stride)
}

DISPATCHED void px_copy_dimmed(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src,
                               ptrdiff_t src_stride, size_t width, size_t height, uint32_t color) {
  ROWS(copy_dimmed(dst, src, width, color); src += src_stride)
}

DISPATCHED void px_replace_masked(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src,
                                  ptrdiff_t src_stride, const uint8_t *mask, ptrdiff_t mask_stride,
                                  size_t width, size_t height) {
  ROWS(replace_masked(dst, src, mask, width); src += src_stride; mask += mask_stride)
}

DISPATCHED void px_over(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src,
                        ptrdiff_t src_stride, size_t width, size_t height) {
  ROWS(over(dst, src, width); src += src_stride)
}

DISPATCHED void px_over_alpha(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src,
                              ptrdiff_t src_stride, size_t width, size_t height, uint8_t alpha) {
  ROWS(over_alpha(dst, src, width, alpha); src += src_stride)
}

DISPATCHED void px_over_masked(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src,
                               ptrdiff_t src_stride, const uint8_t *mask, ptrdiff_t mask_stride,
                               size_t width, size_t height, uint8_t alpha) {
  ROWS(over_masked(dst, src, mask, width, alpha); src += src_stride; mask += mask_stride)
}
