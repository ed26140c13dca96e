import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** This near to the end a list counts as standing at it, px. */
export const nearBottom = 48;

/**
 * Keeps a list that stands at its end there when its box changes: a field that grows or a line below it would
 * cover the newest message. Gives the callback that takes the scrolling element.
 */
export const useBottomAnchor = (box: RefObject<HTMLElement | null>): ((scroller: HTMLElement | Window | null) => void) => {
  const scroller = useRef<HTMLElement | null>(null);
  const distance = useRef(0);
  const release = useRef<() => void>(() => undefined);

  const take = useCallback((element: HTMLElement | Window | null) => {
    release.current();
    scroller.current = element instanceof HTMLElement ? element : null;
    const { current } = scroller;
    if (current === null) return;
    const measure = () => {
      distance.current = current.scrollHeight - current.scrollTop - current.clientHeight;
    };
    current.addEventListener('scroll', measure, { passive: true });
    release.current = () => current.removeEventListener('scroll', measure);
  }, []);

  useEffect(() => {
    if (box.current === null) return undefined;
    // A change of the box moves nothing and is no scroll: the distance is the one from before.
    const observer = new ResizeObserver(() => {
      if (scroller.current !== null && distance.current <= nearBottom) scroller.current.scrollTop = scroller.current.scrollHeight;
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);

  return take;
};
