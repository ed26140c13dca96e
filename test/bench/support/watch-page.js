// Runs in the page before anything else: notes paints, layout shifts and long tasks in `seenByBench` (milliseconds).
// Plain JavaScript, because what runs a bench marks the functions of a TypeScript file for itself.
const seen = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, tasks: [] };
globalThis.seenByBench = seen;
const on = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
on('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.firstPaint = startTime;
});
on('largest-contentful-paint', ({ startTime, element }) => {
  seen.largestPaint = startTime;
  seen.largest = element?.textContent.trim().slice(0, 60) || (element?.currentSrc ?? '');
});
on('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) seen.shift += value;
});
on('longtask', ({ duration }) => void seen.tasks.push({ took: duration }));
