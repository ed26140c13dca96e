import { readCookie } from './read-cookie';

export const defaultLocale = 'ru';

/** Languages with a catalogue. More come by adding their texts beside the Russian ones. */
export type Locale = 'ru';

const cookieName = 'NEXT_LOCALE';
const cookieSeconds = 365 * 24 * 60 * 60;

const isLocale = (value: string | undefined): value is Locale => value === 'ru';

export const currentLocale = (): Locale => {
  const chosen = readCookie(cookieName);
  return isLocale(chosen) ? chosen : defaultLocale;
};

/** Takes effect with the next page load: texts are chosen once. */
export const chooseLocale = (locale: Locale): void => {
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${cookieSeconds}; samesite=lax`;
};
