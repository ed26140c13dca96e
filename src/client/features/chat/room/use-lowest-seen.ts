import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A list at rest for so long is being read; while it moves, it may only be measuring its rows. */
const restMs = 200;
/** So much of a row must stand above the lower edge, px. */
const shown = 24;

const lowestIn = (well: HTMLElement): number => {
  const edge = well.getBoundingClientRect().bottom - shown;
  const rows = [...well.querySelectorAll<HTMLElement>('[data-item-index]')].filter((row) => row.getBoundingClientRect().top <= edge);
  return Math.max(0, ...rows.map((row) => Number(row.dataset['itemIndex'])));
};

/** The number of the lowest row before the person's eyes, once the list stands still; 0 until then. */
export const useLowestSeen = (well: RefObject<HTMLElement | null>): number => {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const element = well.current;
    if (element === null) return undefined;
    let timer = 0;
    const rest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setSeen(lowestIn(element)), restMs);
    };
    rest();
    // Scrolling does not bubble; it is caught on its way down.
    element.addEventListener('scroll', rest, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('scroll', rest, { capture: true });
    };
  }, [well]);
  return seen;
};
