import { type RefObject, useEffect, useRef, useState } from 'react';

/** True after the element has come within 200 px of the window for the first time. */
export const useSeen = <T extends Element>(): readonly [boolean, RefObject<T | null>] => {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return [seen, ref];
};

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (task: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
};
