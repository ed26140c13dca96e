import { topLayer } from './open-layers';

/**
 * Only Chromium is known to tell the person's Back from a script's. Firefox 153 has the Navigation API and says of its
 * own button that nobody has pressed it; Safari had none before 26.2.
 */
export const tellsWhoGoesBack = (): boolean => 'navigation' in window && /Chrome\//.test(navigator.userAgent);

/**
 * The person's Back closes the topmost layer; the history stays unchanged. Browsers let a page intercept one Back per
 * user activation, so that it cannot trap anybody.
 */
const interceptBack = (event: NavigateEvent): void => {
  const top = topLayer();
  const back = event.navigationType === 'traverse' && event.destination.index < (navigation.currentEntry?.index ?? 0);
  if (!back || !event.userInitiated || !event.cancelable || !top?.close) return;
  event.preventDefault();
  top.close();
};

export const closeByNavigation = (): void => navigation.addEventListener('navigate', interceptBack);
