/** Homoglyphs: letters and digits that look alike in either case of Latin or Cyrillic, mapped to one of them. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  є: 'e',
  ґ: 'г',
  і: 'l',
  ї: 'l',
  й: 'u',
  и: 'u',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  п: 'n',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  ў: 'y',
  х: 'x',
  з: '3',
  ч: '4',
  б: '6',
  ъ: 'ь',
  щ: 'ш',
  i: 'l',
  '1': 'l',
  '0': 'o',
  '5': 's',
  '8': 'b',
  _: '-',
};

/**
 * The key that must be unique among usernames: equal for names that differ only in case or in similar-looking
 * characters.
 */
export const usernameKey = (username: string): string =>
  Array.from(username.toLowerCase(), (letter) => lookalikes[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

export const profileLimits = {
  usernameMin: 3,
  usernameMax: 20,
  descriptionMin: 30,
  descriptionMax: 1000,
  minLanguages: 1,
  maxLanguages: 5,
} as const;

type UsernameError = 'LENGTH' | 'CHARACTERS' | 'MIXED_SCRIPTS';

const latin = /[a-z]/i;
const cyrillic = /[а-яёіїєґў]/i;
const allowed = /^[a-zа-яёіїєґў0-9_-]+$/i;

/**
 * Why a username is invalid, null when it is valid: 3–20 letters of one script, digits, «_», «-», with at least one
 * letter or digit (specification, section 5).
 */
export const usernameError = (username: string): UsernameError | null => {
  if (username.length < profileLimits.usernameMin || username.length > profileLimits.usernameMax) return 'LENGTH';
  if (!allowed.test(username) || /^[_-]+$/.test(username)) return 'CHARACTERS';
  return latin.test(username) && cyrillic.test(username) ? 'MIXED_SCRIPTS' : null;
};
