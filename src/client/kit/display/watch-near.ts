/** So far beyond the window that whoever tabs, searches or scrolls on finds the next rows there. */
const beyond = '600px 0px';

/** Says whether an element is in the window or near it, and each time that this changes; the result ends it. */
export const watchNear = (element: Element, tell: (isNear: boolean) => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last !== undefined) tell(last.isIntersecting);
    },
    { rootMargin: beyond },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
