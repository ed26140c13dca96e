/** Milliseconds until it runs in a page that paints nothing, as a hidden one does. */
const longest = 100;

/** Runs once the browser has painted its next frame, so that what a press has changed so far is seen before. */
export const afterPaint = (run: () => void): void => {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, longest);
  // A frame is painted right after its callbacks; what they queue comes after that.
  requestAnimationFrame(() => setTimeout(once));
};
