import { countryCodes } from '../../../domain/people/country-codes';
import { languageCodes } from '../../../domain/people/language-codes';
import type { PaymentMethod } from '../../../domain/money/deposit';

const countryNames = new Intl.DisplayNames('ru', { type: 'region' });
/** Intl writes «Соединенные» without its «ё»; nobody says it in full anyway. */
const shortCountryNames = new Intl.DisplayNames('ru', { type: 'region', style: 'short' });

/** Countries on offer; countryNames come from Intl, so that they stand nowhere twice. */
export const countries = countryCodes
  .map((code) => ({ code, name: (code === 'US' ? shortCountryNames : countryNames).of(code) ?? code }))
  .sort((a, b) => (a.code === 'RU' ? -1 : b.code === 'RU' ? 1 : a.name.localeCompare(b.name, 'ru')));

const languageNames = new Intl.DisplayNames('ru', { type: 'language' });
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);

/** Languages that people may say they speak. */
export const languages = languageCodes.map((code) => ({ code, name: capitalised(languageNames.of(code) ?? code) }));

const shown: readonly (readonly [PaymentMethod, string])[] = [
  ['MIR', 'Мир'],
  ['VISA', 'Visa'],
  ['MASTERCARD', 'Mastercard'],
  ['SBP', 'СБП'],
  ['UMONEY', 'ЮMoney'],
  ['TINKOFF_PAY', 'T-Pay'],
];

/** Icons of the footer. */
export const paymentMethods = shown.map(([id, name]) => ({
  id,
  name,
  iconUrl: `/assets/payment/${id.toLowerCase()}.svg`,
}));
