/// Eight pixels at a time. The compiler splits the 32-byte vectors where the machine has only 16.

#ifndef CPIXELS_VECTOR_H
#define CPIXELS_VECTOR_H

#include "CPixels.h"
#include <string.h>

#if defined(__x86_64__) && defined(__linux__)
#define DISPATCHED __attribute__((target_clones("avx2", "default")))
#else
#define DISPATCHED
#endif
#define INLINE static inline __attribute__((always_inline))

typedef uint32_t v8u __attribute__((vector_size(32)));
typedef uint16_t v16h __attribute__((vector_size(32)));
typedef uint8_t v32b __attribute__((vector_size(32)));
typedef uint8_t v16b __attribute__((vector_size(16)));
typedef uint8_t v8b __attribute__((vector_size(8)));
typedef uint32_t v8u_any __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint8_t v8b_any __attribute__((vector_size(8), aligned(1), may_alias));

enum { LANES = 8 };

#define LOAD(p) ((v8u)(*(const v8u_any *)(p)))
#define STORE(p, v) (*(v8u_any *)(p) = (v8u_any)(v))
#define LOAD_MASK(p) (__builtin_convertvector((v8b)(*(const v8b_any *)(p)), v8u))
#define SPLAT(x) ((v8u){(x), (x), (x), (x), (x), (x), (x), (x)})

/// Products of 16-bit halves, divided by 255 to the nearest: the result's high bytes.
#define HALVES_DIV255(t) ((v8u)((t) + ((t) >> 8)))

/// mul(x, a) for each channel; `a` is a vector of alphas 0 … 255.
#define MUL(x, a)                                                                                  \
  ({                                                                                               \
    v8u x_ = (x), a_ = (a);                                                                        \
    v16h f_ = (v16h)(a_ | (a_ << 16));                                                             \
    v16h lo_ = (v16h)(x_ & 0x00FF00FF) * f_ + 128;                                                 \
    v16h hi_ = (v16h)((x_ >> 8) & 0x00FF00FF) * f_ + 128;                                          \
    ((HALVES_DIV255(lo_) >> 8) & 0x00FF00FF) | (HALVES_DIV255(hi_) & 0xFF00FF00);                  \
  })

/// (x * (255 - a) + y * a + 127) / 255 for each channel.
#define MIX(x, y, a)                                                                               \
  ({                                                                                               \
    v8u x_ = (x), y_ = (y), a_ = (a);                                                              \
    v16h f_ = (v16h)(a_ | (a_ << 16)), g_ = 255 - f_;                                              \
    v16h lo_ = (v16h)(x_ & 0x00FF00FF) * g_ + (v16h)(y_ & 0x00FF00FF) * f_ + 128;                  \
    v16h hi_ = (v16h)((x_ >> 8) & 0x00FF00FF) * g_ + (v16h)((y_ >> 8) & 0x00FF00FF) * f_ + 128;    \
    ((HALVES_DIV255(lo_) >> 8) & 0x00FF00FF) | (HALVES_DIV255(hi_) & 0xFF00FF00);                  \
  })

/// Sums of bytes; the sum of a premultiplied source and what shows through fits.
#define ADD(x, y) ((v8u)((v32b)(x) + (v32b)(y)))

#define OVER(s, d)                                                                                 \
  ({                                                                                               \
    v8u s__ = (s), d__ = (d);                                                                      \
    ADD(s__, MUL(d__, 255 - (s__ >> 24)));                                                         \
  })

#endif
