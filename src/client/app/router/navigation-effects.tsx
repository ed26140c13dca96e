import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { headingFocus } from '../../kit/routing/page-title';
import { decodeSegment } from '../../kit/routing/decode-segment';
import { isSamePlace } from '../../kit/routing/same-place';

const places = new Map<string, number>();

/** Remembers where an entry of the history was left. */
const saveScroll = (entry: string): (() => void) => {
  const remember = () => {
    places.set(entry, window.scrollY);
  };
  addEventListener('scroll', remember, { passive: true });
  return () => removeEventListener('scroll', remember);
};

/** Content may still be loading: tries for a while, until the page is tall enough or somebody scrolls. */
const restoreScroll = (entry: string): (() => void) | undefined => {
  const place = places.get(entry);
  if (place === undefined) return undefined;
  let frames = 90;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const attempt = () => {
    window.scrollTo(0, place);
    frames -= 1;
    if (Math.abs(window.scrollY - place) > 1 && frames > 0) frame = requestAnimationFrame(attempt);
  };
  attempt();
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchmove', stop, { once: true, passive: true });
  return stop;
};

/** On navigation: focus to the new heading, scroll to the top; on Back the scroll of before. */
export const NavigationEffects = () => {
  const { pathname, key, hash, state } = useLocation();
  const type = useNavigationType();
  const stays = type !== 'POP' && isSamePlace(state);
  const last = useRef({ pathname, key });

  useLayoutEffect(() => {
    if (last.current.pathname === pathname || stays) return;
    // Before the new page is painted: else its foot flashes where the old page had been scrolled to.
    if (type !== 'POP' && hash === '') window.scrollTo(0, 0);
    headingFocus.await();
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
    if (heading !== null && headingFocus.take()) heading.focus({ preventScroll: true });
  }, [pathname, type, hash, stays]);

  useEffect(() => {
    const samePage = last.current.pathname === pathname || stays;
    last.current = { pathname, key };
    if (type === 'POP') return restoreScroll(key);
    const target = hash === '' ? null : document.getElementById(decodeSegment(hash.slice(1)));
    if (target !== null) target.scrollIntoView();
    else if (!samePage) window.scrollTo(0, 0);
    return undefined;
  }, [pathname, key, hash, type, stays]);

  // At commit: a shorter new page clamps the scroll, and that must not count for the old one.
  useLayoutEffect(() => saveScroll(key), [key]);
  return null;
};
