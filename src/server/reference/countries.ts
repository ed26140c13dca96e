import { countryCodes } from '../../domain/settings/country-codes';

const names = new Intl.DisplayNames('ru', { type: 'region' });

/** Countries on offer; names come from Intl, so that they stand nowhere twice. */
export const countries = countryCodes
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((a, b) => (a.code === 'RU' ? -1 : b.code === 'RU' ? 1 : a.name.localeCompare(b.name, 'ru')));
