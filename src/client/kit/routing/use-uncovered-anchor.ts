import { useEffect } from 'react';
import { decodeSegment } from './decode-segment';

/** Scrolls the heading of the address's anchor out from under what sticks to the top, if it is there. */
const uncoverAnchor = (): void => {
  const anchor = location.hash.length > 1 ? document.getElementById(decodeSegment(location.hash.slice(1))) : null;
  if (anchor === null) return;
  const { top, bottom } = anchor.getBoundingClientRect();
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (bottom > 0 && top < edge) anchor.scrollIntoView();
};

/**
 * For what appears at the top of a page that is open: browsers keep the text where it was, so a heading that an address
 * leads to would be covered. They do so in the next frame.
 */
export const useUncoveredAnchor = (): void => {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(uncoverAnchor);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
};
