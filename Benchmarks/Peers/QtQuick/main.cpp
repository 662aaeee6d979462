// A drag with Qt Quick's software renderer: prints the processor time of a frame, median and worst of a
// hundred, and of a copy of the frame, in milliseconds. `cached` keeps each list as a picture.
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickView>
#include <QSGRendererInterface>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

static double processorTime() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double percentile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1, size_t(values.size() * share))];
}

static double copyTime() {
  std::vector<char> from(1179 * 2556 * 4, 1), to(from.size());
  std::vector<double> samples;
  for (int i = 0; i < 60; i++) {
    double start = processorTime();
    memcpy(to.data(), from.data(), from.size());
    asm volatile("" : : "r"(to.data()) : "memory");
    samples.push_back(processorTime() - start);
  }
  return percentile(samples, 0.5);
}

int main(int count, char **arguments) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QSG_RENDER_LOOP", "basic");
  QQuickWindow::setSceneGraphBackend(QSGRendererInterface::Software);
  QGuiApplication app(count, arguments);
  if (count < 2) return 64;
  QQuickView view;
  view.setSource(QUrl::fromLocalFile(arguments[1]));
  if (!view.rootObject()) return 1;
  view.rootObject()->setProperty("cached", count > 2 && strcmp(arguments[2], "cached") == 0);
  bool swapped = false;
  QObject::connect(&view, &QQuickWindow::frameSwapped, [&] { swapped = true; });
  view.show();
  while (!swapped) app.processEvents(QEventLoop::WaitForMoreEvents);
  std::vector<double> frames;
  for (int frame = 0; frame < 260; frame++) {
    swapped = false;
    double start = processorTime();
    view.rootObject()->setProperty("offset", 3 * (60 + 100 * std::sin(frame / 20.0)));
    while (!swapped) app.processEvents(QEventLoop::WaitForMoreEvents);
    if (frame >= 20) frames.push_back(processorTime() - start);
  }
  printf("median %.3f worst %.3f copy %.3f\n", percentile(frames, 0.5), percentile(frames, 0.99),
         copyTime());
}
