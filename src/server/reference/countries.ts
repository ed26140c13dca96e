/** ISO 3166-1 codes on offer; names come from Intl, so that they stand nowhere twice. */
const codes = ['RU', 'BY', 'KZ', 'UA', 'AM', 'AZ', 'GE', 'KG', 'MD', 'TJ', 'TM', 'UZ', 'EE', 'LV', 'LT', 'IL', 'DE', 'PL', 'CZ', 'RS', 'TR', 'CY', 'AE', 'US', 'CA', 'GB', 'FR', 'IT', 'ES', 'FI', 'SE', 'NO', 'NL', 'CN', 'TH'];

const names = new Intl.DisplayNames('ru', { type: 'region' });

export const countries = codes
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((a, b) => (a.code === 'RU' ? -1 : b.code === 'RU' ? 1 : a.name.localeCompare(b.name, 'ru')));
