/** Anything may stand in a cookie: what cannot be read is not there. */
export const readCookie = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
};

const defaultLocale = 'ru';

/** Languages with a catalogue. More come by adding their texts beside the Russian ones. */
type Locale = 'ru';

const cookieName = 'NEXT_LOCALE';

const isLocale = (value: string | undefined): value is Locale => value === 'ru';

const currentLocale = (): Locale => {
  const chosen = readCookie(cookieName);
  return isLocale(chosen) ? chosen : defaultLocale;
};

const daysKept = 365;

/** Written with every visit, so that it lasts as long as somebody comes. */
export const storeLocale = (): void => {
  document.cookie = `${cookieName}=${currentLocale()};path=/;max-age=${daysKept * 86_400};samesite=lax`;
};

/** A catalogue beside its screen: `export const texts = defineTexts({ ru: { title: 'Баланс' } })`. */
export const defineTexts = <T>(catalogue: Readonly<Record<Locale, T>>): T => catalogue[currentLocale()];
