/**
 * Distance from the window within which rows are already in the DOM, so that tabbing, searching and scrolling on find
 * them.
 */
export const viewportMargin = '600px 0px';

/** Calls the listener each time that the element comes into the window or near it. Returns a function that stops it. */
export const onNearViewport = (element: Element, listener: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting === true) listener();
    },
    { rootMargin: viewportMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
