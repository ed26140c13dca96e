import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { headingFocus } from '../../kit/routing/page-title';
import { followAnchor } from '../../kit/routing/follow-anchor';
import { isSamePlace } from '../../kit/routing/same-place';

const scrollPositions = new Map<string, number>();

/** Stores the scroll position of a history entry. */
const saveScroll = (entry: string): (() => void) => {
  const save = () => {
    scrollPositions.set(entry, window.scrollY);
  };
  addEventListener('scroll', save, { passive: true });
  return () => removeEventListener('scroll', save);
};

/** Content outside of the screen, which is not laid out otherwise, has its real height for as long as this is set. */
const layOutAll = (on: boolean): void => {
  const { style } = document.documentElement;
  if (on) style.setProperty('--outside', 'visible');
  else style.removeProperty('--outside');
};

/** The content may still be loading: retries for some frames, until the page is tall enough or the person scrolls. */
const restoreScroll = (position: number): (() => void) => {
  let frames = 90;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    layOutAll(false);
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
  };
  const attempt = () => {
    window.scrollTo(0, position);
    frames -= 1;
    const arrived = Math.abs(window.scrollY - position) <= 1;
    // The browser remembers real heights only after it has painted them.
    const settle = () => {
      frame = requestAnimationFrame(stop);
    };
    frame = requestAnimationFrame(arrived || frames <= 0 ? settle : attempt);
  };
  layOutAll(true);
  attempt();
  addEventListener('wheel', stop, { passive: true });
  addEventListener('touchmove', stop, { passive: true });
  return stop;
};

/**
 * On navigation moves the focus to the new heading and scrolls to the top, or both to what the address's anchor leads to;
 * on Back restores the scroll position.
 */
export const NavigationEffects = () => {
  const { pathname, key, hash, state } = useLocation();
  const type = useNavigationType();
  const stays = type !== 'POP' && isSamePlace(state);
  const last = useRef({ pathname, key });

  useLayoutEffect(() => {
    if (last.current.pathname === pathname || stays) return;
    // Before the new page is painted: otherwise its lower part flashes at the scroll position of the old page.
    if (type !== 'POP' && hash === '') window.scrollTo(0, 0);
    headingFocus.await();
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
    if (heading !== null && headingFocus.take()) heading.focus({ preventScroll: true });
  }, [pathname, type, hash, stays]);

  useEffect(() => {
    const samePage = last.current.pathname === pathname || stays;
    last.current = { pathname, key };
    if (type === 'POP') {
      const stored = scrollPositions.get(key);
      if (stored === undefined && hash !== '') return followAnchor(hash);
      // A page that was never scrolled has no position of its own, and must not keep that of the page it follows.
      const position = stored ?? (samePage ? undefined : 0);
      return position === undefined ? undefined : restoreScroll(position);
    }
    if (!samePage) window.scrollTo(0, 0);
    return hash === '' ? undefined : followAnchor(hash);
  }, [pathname, key, hash, type, stays]);

  // In the commit phase: a shorter new page reduces the scroll position, which must not be stored for the old page.
  useLayoutEffect(() => saveScroll(key), [key]);
  return null;
};
