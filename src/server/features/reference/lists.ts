import { countryCodes } from '#domain/people/country-codes.ts';
import { languageCodes } from '#domain/people/language-codes.ts';
import type { PaymentMethod } from '#domain/money/deposit.ts';

const countryNames = new Intl.DisplayNames('ru', { type: 'region' });
/** `Intl` writes «Соединенные» without «ё», so the short name is used. */
const shortCountryNames = new Intl.DisplayNames('ru', { type: 'region', style: 'short' });

/** Supported countries; their names come from `Intl`, so that they are not duplicated here. */
export const countries = countryCodes
  .map((code) => ({ code, name: (code === 'US' ? shortCountryNames : countryNames).of(code) ?? code }))
  .sort((a, b) => (a.code === 'RU' ? -1 : b.code === 'RU' ? 1 : a.name.localeCompare(b.name, 'ru')));

const languageNames = new Intl.DisplayNames('ru', { type: 'language' });
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);

/** Languages that people can choose in their profile. */
export const languages = languageCodes.map((code) => ({ code, name: capitalised(languageNames.of(code) ?? code) }));

const shown: readonly (readonly [PaymentMethod, string])[] = [
  ['MIR', 'Мир'],
  ['VISA', 'Visa'],
  ['MASTERCARD', 'Mastercard'],
  ['SBP', 'СБП'],
  ['UMONEY', 'ЮMoney'],
  ['TINKOFF_PAY', 'T-Pay'],
];

/** Payment icons of the footer. */
export const paymentMethods = shown.map(([id, name]) => ({
  id,
  name,
  iconUrl: `/assets/payment/${id.toLowerCase()}.svg`,
}));
