// The part of Pango that the Runtime uses. Pango's own headers need those of GLib, whose flags for
// the compiler SwiftPM refuses with a warning. `scripts/check-pango` compares this with them.
#pragma once

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <stdint.h>

#define PANGO_SCALE 1024
#define PANGO_ANALYSIS_FLAG_IS_ELLIPSIS (1 << 1)

typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoCairoFontMap PangoCairoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoGlyphInfo PangoGlyphInfo;
typedef struct _PangoGlyphItem PangoGlyphItem;
typedef struct _PangoGlyphString PangoGlyphString;
typedef struct _PangoItem PangoItem;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;
typedef struct _PangoRectangle PangoRectangle;

#ifndef __PANGO_H__

typedef enum { PANGO_DIRECTION_LTR } PangoDirection;
typedef enum { PANGO_ELLIPSIZE_START = 1, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END }
    PangoEllipsizeMode;
typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_ITALIC = 2 } PangoStyle;
typedef enum { PANGO_WRAP_CHAR = 1, PANGO_WRAP_WORD_CHAR } PangoWrapMode;
typedef enum {
  PANGO_WEIGHT_THIN = 100,
  PANGO_WEIGHT_ULTRALIGHT = 200,
  PANGO_WEIGHT_LIGHT = 300,
  PANGO_WEIGHT_NORMAL = 400,
  PANGO_WEIGHT_MEDIUM = 500,
  PANGO_WEIGHT_SEMIBOLD = 600,
  PANGO_WEIGHT_BOLD = 700,
  PANGO_WEIGHT_ULTRABOLD = 800,
  PANGO_WEIGHT_HEAVY = 900
} PangoWeight;

typedef struct _GSList {
  void *data;
  struct _GSList *next;
} GSList;

struct _PangoFontMap {
  void *object[3];
};

struct _PangoRectangle {
  int x, y, width, height;
};

struct _PangoAttribute {
  const void *klass;
  unsigned start_index, end_index;
};

typedef struct {
  void *engines[2];
  PangoFont *font;
  uint8_t level, gravity, flags, script;
  PangoLanguage *language;
  GSList *extra_attrs;
} PangoAnalysis;

struct _PangoItem {
  int offset, length, num_chars;
  PangoAnalysis analysis;
};

struct _PangoGlyphInfo {
  uint32_t glyph;
  struct {
    int32_t width, x_offset, y_offset;
  } geometry;
  unsigned attributes;
};

struct _PangoGlyphString {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int space;
};

struct _PangoGlyphItem {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int y_offset, start_x_offset, end_x_offset;
};

struct _PangoLayoutLine {
  PangoLayout *layout;
  int start_index, length;
  GSList *runs;
  unsigned direction;
};

void g_object_unref(void *object);

#endif

PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_foreground_new(uint16_t red, uint16_t green, uint16_t blue);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_shape_new(const PangoRectangle *ink, const PangoRectangle *logical);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);

void pango_cairo_context_set_font_options(PangoContext *context,
                                          const cairo_font_options_t *options);
PangoFontMap *pango_cairo_font_map_new_for_font_type(cairo_font_type_t type);
void pango_cairo_font_map_set_resolution(PangoCairoFontMap *map, double resolution);
void pango_cairo_glyph_string_path(cairo_t *cairo, PangoFont *font, PangoGlyphString *glyphs);
void pango_fc_font_map_config_changed(PangoFcFontMap *map);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *configuration);

void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, int rounds);
PangoLanguage *pango_language_from_string(const char *name);

void pango_font_description_free(PangoFontDescription *description);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
void pango_font_get_glyph_extents(PangoFont *font, uint32_t glyph, PangoRectangle *ink,
                                  PangoRectangle *logical);
PangoContext *pango_font_map_create_context(PangoFontMap *map);

int pango_glyph_string_get_width(PangoGlyphString *glyphs);
int pango_layout_get_line_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
int pango_layout_is_ellipsized(PangoLayout *layout);
void pango_layout_line_index_to_x(PangoLayoutLine *line, int index, int trailing, int *x);
int pango_layout_line_x_to_index(PangoLayoutLine *line, int x, int *index, int *trailing);
PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode mode);
void pango_layout_set_height(PangoLayout *layout, int height);
void pango_layout_set_indent(PangoLayout *layout, int indent);
void pango_layout_set_justify(PangoLayout *layout, int justifies);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int isSingle);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode mode);
