import type { FastifyRequest } from 'fastify';
import { countryCodes } from '#domain/people/country-codes.ts';
import type { Config } from '../../platform/config/config';
import type { referenceContract } from '#contract/reference.ts';
import { requireGame, listCategories, listGames } from './games';
import type { Handlers } from '../../platform/http/call';
import { always } from '../../platform/cache/cached';
import { languageCodes } from '#domain/people/language-codes.ts';
import type { PaymentMethod } from '#domain/money/deposit.ts';

const countryNames = new Intl.DisplayNames('ru', { type: 'region' });
/** `Intl` writes «Соединенные» without «ё», so the short name is used. */
const shortCountryNames = new Intl.DisplayNames('ru', { type: 'region', style: 'short' });

/** Supported countries; their names come from `Intl`, so that they are not duplicated here. */
const countries = countryCodes
  .map((code) => ({ code, name: (code === 'US' ? shortCountryNames : countryNames).of(code) ?? code }))
  .sort((a, b) => (a.code === 'RU' ? -1 : b.code === 'RU' ? 1 : a.name.localeCompare(b.name, 'ru')));

const languageNames = new Intl.DisplayNames('ru', { type: 'language' });
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);

/** Languages that people can choose in their profile. */
const languages = languageCodes.map((code) => ({ code, name: capitalised(languageNames.of(code) ?? code) }));

const shown: readonly (readonly [PaymentMethod, string])[] = [
  ['MIR', 'Мир'],
  ['VISA', 'Visa'],
  ['MASTERCARD', 'Mastercard'],
  ['SBP', 'СБП'],
  ['UMONEY', 'ЮMoney'],
  ['TINKOFF_PAY', 'T-Pay'],
];

/** Payment icons of the footer. */
const paymentMethods = shown.map(([id, name]) => ({ id, name, iconUrl: `/assets/payment/${id.toLowerCase()}.svg` }));

const known = new Set<string>(countryCodes);

const offered = (code: string): string | null => (known.has(code) ? code : null);

/** The region of the first language that names one: `kk-KZ, ru;q=0.9` → KZ. */
const regionOf = (languages: string): string =>
  /(?:^|[,\s])[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(languages.slice(0, 200))?.[1] ?? '';

/**
 * The visitor's likely country: the header of a trusted proxy, otherwise the region of the browser's language; null
 * when neither is a supported country. Without a trusted proxy the header is ignored, since anyone could send it.
 */
const visitorCountry = (
  config: Pick<Config, 'trustProxy'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | null => {
  const said = headers['cf-ipcountry'];
  const byProxy = config.trustProxy > 0 && typeof said === 'string' ? offered(said.toUpperCase()) : null;
  return byProxy ?? offered(regionOf(headers['accept-language'] ?? '').toUpperCase());
};

export const referenceHandlers: Handlers<typeof referenceContract> = {
  'GET /v1/games': { fromCache: listGames },
  'GET /v1/countries': { fromCache: always(countries) },
  'GET /v1/languages': { fromCache: always(languages) },
  'GET /v1/payment-methods': { fromCache: always(paymentMethods) },
  'GET /v1/rebranding': async (app) => ({ rebranding: (await app.settings.get('announcement')) === 1 }),
  'GET /v1/categories/game/{gameId}': async (app, { params }) => {
    await requireGame(app.db, params.gameId);
    return listCategories(app.db, params.gameId);
  },
  'GET /api/cf-ipcountry': async (app, { http }) => ({ country: visitorCountry(app.config, http.request) }),
};
