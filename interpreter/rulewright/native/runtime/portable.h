/* What not every compiler offers, or by another name: hints, arithmetic that tells when a number leaves 64 bits, and the upper half
   of a product. BY_HAND asks for what is written here, whoever builds. */
#include <stdint.h>

#if defined(__TINYC__)
#define likely(x) (x)
#define unlikely(x) (x)
#define COLD
#define BY_HAND
#else
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)
#define COLD __attribute__((cold))
#endif

#ifdef BY_HAND
static inline int sum_leaves(int64_t a, int64_t b, int64_t *sum) {
    *sum = (int64_t)((uint64_t)a + (uint64_t)b);
    return ((a ^ *sum) & (b ^ *sum)) < 0;
}
static inline int difference_leaves(int64_t a, int64_t b, int64_t *difference) {
    *difference = (int64_t)((uint64_t)a - (uint64_t)b);
    return ((a ^ b) & (a ^ *difference)) < 0;
}
static inline int product_leaves(int64_t a, int64_t b, int64_t *product) {
    *product = (int64_t)((uint64_t)a * (uint64_t)b);
    if (a == -1 || b == -1) return (a == -1 ? b : a) == INT64_MIN;
    return a && *product / a != b;
}
static inline uint64_t upper_half(uint64_t a, uint64_t b) {
    uint64_t al = a & 0xffffffffu, ah = a >> 32, bl = b & 0xffffffffu, bh = b >> 32;
    uint64_t low = al * bl, middle = ah * bl + (low >> 32), other = al * bh + (middle & 0xffffffffu);
    return ah * bh + (middle >> 32) + (other >> 32);
}
#else
#define sum_leaves __builtin_add_overflow
#define difference_leaves __builtin_sub_overflow
#define product_leaves __builtin_mul_overflow
static inline uint64_t upper_half(uint64_t a, uint64_t b) { return (uint64_t)(((unsigned __int128)a * b) >> 64); }
#endif
