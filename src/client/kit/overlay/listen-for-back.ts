import { closeByEntry } from './back-by-entry';
import { closeByNavigation, tellsWhoGoesBack } from './back-by-navigation';

let isListening = false;

/** From the first call on, Back closes what lies on top of the page. */
export const listenForBack = (): void => {
  if (isListening) return;
  isListening = true;
  (tellsWhoGoesBack() ? closeByNavigation : closeByEntry)();
};
