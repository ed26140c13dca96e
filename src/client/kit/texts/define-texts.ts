/** Anything can be in a cookie: one that cannot be decoded counts as absent. Outside the browser there are none. */
export const readCookie = (name: string): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
};

const defaultLocale = 'ru';

/** Languages with a catalogue. To add one, add its texts next to the Russian ones. */
type Locale = 'ru';

const cookieName = 'NEXT_LOCALE';

const isLocale = (value: string | undefined): value is Locale => value === 'ru';

let locale: Locale | undefined;

/** Read once: a page has one language until it is loaded again, and a browser fetches its cookies from another process. */
const currentLocale = (): Locale => {
  if (locale !== undefined) return locale;
  const chosen = readCookie(cookieName);
  locale = isLocale(chosen) ? chosen : defaultLocale;
  return locale;
};

const daysKept = 365;

/** Written on every visit, so that it does not expire while the person keeps visiting. */
export const storeLocale = (): void => {
  document.cookie = `${cookieName}=${currentLocale()};path=/;max-age=${daysKept * 86_400};samesite=lax`;
};

/** The texts of a screen, next to it: `export const texts = defineTexts({ ru: { title: 'Баланс' } })`. */
export const defineTexts = <T>(catalogue: Readonly<Record<Locale, T>>): T => catalogue[currentLocale()];
