import { type RefObject, useEffect, useMemo, useRef } from 'react';

/** A list this close to its end counts as being at it, px. */
export const nearBottom = 48;

interface BottomAnchor {
  /** Ref of the scrolling element. */
  readonly scrollerRef: (scroller: HTMLElement | Window | null) => void;
  /** Its rows have grown: scrolls to the end again if the list was there. */
  readonly keepAtEnd: () => void;
  /** Scrolls to the end and stays there from now on. */
  readonly anchor: () => void;
  /** Stays at the current position from now on. */
  readonly release: () => void;
}

/** A scroll this soon after a wheel, touch or key event is the person's own. */
const handMs = 1000;
const settleFrames = 60;
const lateMs = 300;

const personEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a list that is at its end there when its box or its rows change: otherwise a growing field, a line below it or
 * a tall picture would cover the newest message. Only the person's own scrolling leaves the end: the list also scrolls
 * by itself while it measures its rows.
 */
export const useBottomAnchor = (box: RefObject<HTMLElement | null>, startsAtEnd: boolean): BottomAnchor => {
  const scroller = useRef<HTMLElement | null>(null);
  const stuck = useRef(startsAtEnd);
  const frame = useRef(0);
  const late = useRef(0);
  const handAt = useRef(-Infinity);
  const release = useRef<() => void>(() => undefined);

  const anchor = useMemo((): BottomAnchor => {
    const toEnd = () => {
      const { current } = scroller;
      if (current !== null && stuck.current && current.scrollHeight - current.scrollTop - current.clientHeight > 0)
        current.scrollTop = current.scrollHeight;
    };
    // At first the list scrolls by estimated heights, and again when it has measured them.
    const settle = (framesLeft: number) => {
      toEnd();
      if (framesLeft > 0) frame.current = requestAnimationFrame(() => settle(framesLeft - 1));
    };
    // While it measures, the list scrolls by itself, on a busy machine for many frames, and must not be interrupted.
    const toEndOnceStill = () => {
      window.clearTimeout(late.current);
      late.current = window.setTimeout(toEnd, lateMs);
    };
    const keepAtEnd = () => {
      toEnd();
      // The list reports a new height before the page has it.
      requestAnimationFrame(toEnd);
      toEndOnceStill();
    };
    const watch = (element: HTMLElement): (() => void) => {
      const touched = () => {
        handAt.current = performance.now();
      };
      const measure = () => {
        if (element.scrollHeight - element.scrollTop - element.clientHeight <= nearBottom) stuck.current = true;
        else if (performance.now() - handAt.current < handMs) stuck.current = false;
        else if (stuck.current) toEndOnceStill();
      };
      settle(settleFrames);
      // A short list that begins at its first unread message is also at its end.
      window.setTimeout(measure, lateMs);
      element.addEventListener('scroll', measure, { passive: true });
      for (const eventName of personEvents) element.addEventListener(eventName, touched, { passive: true });
      return () => {
        cancelAnimationFrame(frame.current);
        window.clearTimeout(late.current);
        element.removeEventListener('scroll', measure);
        for (const eventName of personEvents) element.removeEventListener(eventName, touched);
      };
    };
    return {
      scrollerRef: (element) => {
        release.current();
        scroller.current = element instanceof HTMLElement ? element : null;
        release.current = scroller.current === null ? () => undefined : watch(scroller.current);
      },
      keepAtEnd,
      anchor: () => {
        // From now on a scroll by the list must not be taken for the person's earlier one.
        handAt.current = -Infinity;
        stuck.current = true;
        keepAtEnd();
      },
      release: () => {
        stuck.current = false;
      },
    };
  }, []);

  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(anchor.keepAtEnd);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, anchor]);

  return anchor;
};
