import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { headingFocus } from '../../ui/routing/heading-focus';
import { restoreScroll, saveScroll } from './scroll-memory';

/** On navigation: focus to the new heading, scroll to the top; on Back the scroll of before. */
export const NavigationEffects = () => {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef({ pathname, key });

  useLayoutEffect(() => {
    if (last.current.pathname === pathname) return;
    // Before the new page is painted: else its foot flashes where the old page had been scrolled to.
    if (type !== 'POP' && hash === '') window.scrollTo(0, 0);
    headingFocus.await();
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
    if (heading !== null && headingFocus.take()) heading.focus({ preventScroll: true });
  }, [pathname, type, hash]);

  useEffect(() => {
    const samePage = last.current.pathname === pathname;
    last.current = { pathname, key };
    if (type === 'POP') return restoreScroll(key);
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target !== null) target.scrollIntoView();
    else if (!samePage) window.scrollTo(0, 0);
    return undefined;
  }, [pathname, key, hash, type]);

  // At commit: a shorter new page clamps the scroll, and that must not count for the old one.
  useLayoutEffect(() => saveScroll(key), [key]);
  return null;
};
