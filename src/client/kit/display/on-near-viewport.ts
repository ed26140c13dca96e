/** So far beyond the window that whoever tabs, searches or scrolls on finds the next rows there. */
export const viewportMargin = '600px 0px';

/** Says each time that an element comes into the window or near it; the result ends it. */
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
