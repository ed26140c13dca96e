/** Cyrillic letters that look like Latin ones: a name in one script must not pass for a name in the other. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', ё: 'e', з: '3', и: 'u', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', ь: 'b', l: 'i', '1': 'i', '0': 'o',
};

/** Two names with one key look alike, and only one of them may exist. */
export const usernameKey = (username: string): string =>
  [...username.normalize('NFKC').toLowerCase()].map((letter) => lookAlikes[letter] ?? letter).join('');
