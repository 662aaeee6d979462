#ifndef CSYMBOLS_H
#define CSYMBOLS_H

#include <stddef.h>

/// The recipes of the symbols in UTF-8: a line for each symbol, its name, a space and the recipe,
/// sorted by the names' bytes. The text is part of the program, so that it needs no file at run
/// time.
const unsigned char *_Nonnull csymbols_text(void);

/// The number of bytes in the text.
size_t csymbols_text_length(void);

#endif
