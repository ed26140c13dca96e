const codes = ['ru', 'en', 'uk', 'be', 'kk', 'de', 'fr', 'es', 'pl', 'tr', 'he', 'zh'];

const names = new Intl.DisplayNames('ru', { type: 'language' });
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);

/** Languages that people may say they speak. */
export const languages = codes.map((code) => ({ code, name: capitalised(names.of(code) ?? code) }));
