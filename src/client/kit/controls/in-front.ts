/** Ms. Whoever has turned to another window meanwhile finds everything done. */
const longestMs = 1000;

/**
 * Resolves once this window is in front: a system's window that closes hands over a moment before it goes, and what a
 * screen reader is told by a window behind another one is not read out.
 */
export const inFront = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hasFocus()) return resolve();
    const patience = setTimeout(resolve, longestMs);
    addEventListener(
      'focus',
      () => {
        clearTimeout(patience);
        resolve();
      },
      { once: true },
    );
    return undefined;
  });
