import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';

/** This near to the end a list counts as standing at it, px. */
export const nearBottom = 48;

interface BottomAnchor {
  /** Takes the scrolling element. */
  readonly scrollerRef: (scroller: HTMLElement | Window | null) => void;
  /** Goes to the end again when the list stood there: its rows have grown. */
  readonly keep: () => void;
  /** From now on the list stands at its end, wherever it was. */
  readonly stick: () => void;
}

/**
 * Keeps a list that stands at its end there when its box or its rows change: a field that grows, a line below it
 * or a tall picture would cover the newest message. A change moves nothing and is no scroll, so that the distance
 * to the end is the one from before.
 */
export const useBottomAnchor = (box: RefObject<HTMLElement | null>, startsAtEnd: boolean): BottomAnchor => {
  const scroller = useRef<HTMLElement | null>(null);
  const distance = useRef(startsAtEnd ? 0 : Infinity);
  const release = useRef<() => void>(() => undefined);

  const anchor = useMemo((): BottomAnchor => {
    const keep = () => {
      if (scroller.current !== null && distance.current <= nearBottom) scroller.current.scrollTop = scroller.current.scrollHeight;
    };
    return {
      scrollerRef: (element) => {
        release.current();
        scroller.current = element instanceof HTMLElement ? element : null;
        const { current } = scroller;
        if (current === null) return;
        const measure = () => {
          distance.current = current.scrollHeight - current.scrollTop - current.clientHeight;
        };
        current.addEventListener('scroll', measure, { passive: true });
        release.current = () => current.removeEventListener('scroll', measure);
      },
      keep,
      stick: () => {
        distance.current = 0;
        keep();
      },
    };
  }, []);

  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(anchor.keep);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, anchor]);

  return anchor;
};
