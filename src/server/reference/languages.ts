import { languageCodes } from '../../domain/settings/language-codes';

const names = new Intl.DisplayNames('ru', { type: 'language' });
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);

/** Languages that people may say they speak. */
export const languages = languageCodes.map((code) => ({ code, name: capitalised(names.of(code) ?? code) }));
