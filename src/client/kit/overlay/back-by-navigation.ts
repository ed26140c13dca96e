import { closeLayers, topLayer } from './open-layers';

/**
 * Only Chromium is known to tell the person's Back from a script's. Firefox 153 has the Navigation API and says of its
 * own button that nobody has pressed it; Safari had none before 26.2.
 */
export const tellsWhoGoesBack = (): boolean => 'navigation' in window && /Chrome\//.test(navigator.userAgent);

const isOtherPage = (url: string | null): boolean => url !== null && new URL(url).pathname !== location.pathname;

/**
 * The person's Back closes the topmost layer; the history stays unchanged. Browsers let a page intercept one Back per
 * user activation, so that it cannot trap anybody: the next one leaves the page, and takes along what was open on it.
 */
const interceptBack = (event: NavigateEvent): void => {
  const top = topLayer();
  const back = event.navigationType === 'traverse' && event.destination.index < (navigation.currentEntry?.index ?? 0);
  if (!back || !event.userInitiated || !top?.close) return;
  if (event.cancelable) {
    event.preventDefault();
    top.close();
  } else if (isOtherPage(event.destination.url)) closeLayers();
};

export const closeByNavigation = (): void => navigation.addEventListener('navigate', interceptBack);
