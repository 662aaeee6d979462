// A drag with GTK 4's software renderer: prints the processor time of a frame, median and worst of a
// hundred, and of a copy of the frame, in milliseconds. `cached` keeps each list as a picture. The nodes
// are made and drawn as a window's are, but into an image, so that no display is needed.
#include <gtk/gtk.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1179, HEIGHT = 2556, ROWS = 28, FRAMES = 240, WARM_UP = 20, COPIES = 60 };

static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return difference < 0 ? -1 : difference > 0;
}

static double percentile(double *values, int count, double share) {
  qsort(values, (size_t)count, sizeof *values, compare);
  int place = (int)(count * share);
  return values[place < count ? place : count - 1];
}

static double copy_time(void) {
  size_t size = (size_t)WIDTH * HEIGHT * 4;
  char *from = malloc(size), *to = malloc(size);
  if (from == NULL || to == NULL) exit(1);
  memset(from, 1, size);
  memset(to, 0, size);
  double samples[COPIES];
  for (int i = 0; i < COPIES; i++) {
    double start = processor_time();
    memcpy(to, from, size);
    __asm__ volatile("" : : "r"(to) : "memory");
    samples[i] = processor_time() - start;
  }
  free(from);
  free(to);
  return percentile(samples, COPIES, 0.5);
}

static PangoLayout *layout(PangoContext *context, const char *text) {
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_from_string("Sans");
  pango_font_description_set_absolute_size(font, 51 * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, text, -1);
  pango_font_description_free(font);
  return layout;
}

static PangoLayout *titles[ROWS], *detail;

static void append_text(GtkSnapshot *snapshot, PangoLayout *text, float x, float y, GdkRGBA color) {
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(x, y));
  gtk_snapshot_append_layout(snapshot, text, &color);
  gtk_snapshot_restore(snapshot);
}

static void append_rows(GtkSnapshot *snapshot) {
  GdkRGBA black = {0, 0, 0, 1}, grey = {0.56f, 0.56f, 0.58f, 1}, line = {0.78f, 0.78f, 0.78f, 1};
  for (int row = 0; row < ROWS; row++) {
    float y = 132 * (float)row;
    append_text(snapshot, titles[row], 48, y + 36, black);
    append_text(snapshot, detail, 900, y + 36, grey);
    gtk_snapshot_append_color(snapshot, &line, &GRAPHENE_RECT_INIT(48, y + 129, 1131, 1));
  }
}

static void draw(GskRenderNode *node, cairo_surface_t *surface) {
  cairo_t *cairo = cairo_create(surface);
  gsk_render_node_draw(node, cairo);
  cairo_destroy(cairo);
  gsk_render_node_unref(node);
}

static GdkTexture *picture_of_rows(void) {
  int height = 132 * ROWS;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, height);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  append_rows(snapshot);
  draw(gtk_snapshot_free_to_node(snapshot), surface);
  cairo_surface_flush(surface);
  gsize stride = (gsize)cairo_image_surface_get_stride(surface);
  GBytes *bytes = g_bytes_new(cairo_image_surface_get_data(surface), stride * (gsize)height);
  GdkTexture *texture = gdk_memory_texture_new(WIDTH, height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_bytes_unref(bytes);
  cairo_surface_destroy(surface);
  return texture;
}

static void append_list(GtkSnapshot *snapshot, GdkTexture *picture) {
  if (picture == NULL)
    append_rows(snapshot);
  else
    gtk_snapshot_append_texture(snapshot, picture, &GRAPHENE_RECT_INIT(0, 0, WIDTH, 132 * ROWS));
}

static GskRenderNode *frame(double offset, GdkTexture *picture) {
  GdkRGBA white = {1, 1, 1, 1};
  GdkRGBA dim = {0, 0, 0, (float)fmax(0, fmin(0.2, 0.2 - offset / 3000))};
  GdkRGBA shade = {0, 0, 0, 0.15f};
  graphene_rect_t screen = GRAPHENE_RECT_INIT(0, 0, WIDTH, HEIGHT);
  graphene_rect_t card = GRAPHENE_RECT_INIT(0, (float)round(1278 + offset), WIDTH, HEIGHT);
  GskRoundedRect corners;
  gsk_rounded_rect_init_from_rect(&corners, &card, 114);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_snapshot_append_color(snapshot, &white, &screen);
  append_list(snapshot, picture);
  gtk_snapshot_append_color(snapshot, &dim, &screen);
  gtk_snapshot_append_outset_shadow(snapshot, &corners, &shade, 0, 0, 0, 45);
  gtk_snapshot_push_rounded_clip(snapshot, &corners);
  gtk_snapshot_append_color(snapshot, &white, &card);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(0, card.origin.y + 150));
  append_list(snapshot, picture);
  gtk_snapshot_pop(snapshot);
  return gtk_snapshot_free_to_node(snapshot);
}

int main(int count, char **arguments) {
  // Registers the kinds of nodes; that there is no display does not matter.
  gtk_init_check();
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  for (int row = 0; row < ROWS; row++) {
    char text[16];
    snprintf(text, sizeof text, "Row %d", row);
    titles[row] = layout(context, text);
  }
  detail = layout(context, "Detail");
  GdkTexture *picture =
      count > 1 && strcmp(arguments[1], "cached") == 0 ? picture_of_rows() : NULL;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  double frames[FRAMES];
  for (int i = -WARM_UP; i < FRAMES; i++) {
    double start = processor_time();
    draw(frame(3 * (60 + 100 * sin(i / 20.0)), picture), surface);
    if (i >= 0) frames[i] = processor_time() - start;
  }
  if (count > 2) cairo_surface_write_to_png(surface, arguments[2]);
  double median = percentile(frames, FRAMES, 0.5);
  printf("median %.3f worst %.3f copy %.3f\n", median, percentile(frames, FRAMES, 0.99), copy_time());
}
