import { isInn } from '#domain/receipts/inn.ts';
import { ConfigError } from './config';
import type { Env } from './env-values';
import { serverUrl, together } from './read-together';
import {
  type AtolConfig,
  atolAgentTypes,
  atolTaxSystems,
  atolVatTypes,
  type ProviderTillConfig,
  type ReceiptsConfig,
  yookassaAgentTypes,
} from './receipts-config';

/** @throws ConfigError for a value that is none of them */
const among = <T extends string>(env: Env, name: string, values: readonly T[], usual: T): T => {
  const text = env[name] || usual;
  const found = values.find((one) => one === text);
  if (found === undefined) throw new ConfigError(`${name}=${text}: one of ${values.join(', ')} is needed.`);
  return found;
};

const pauseOf = (env: Env): number => {
  const text = env['ATOL_ASK_EVERY'] || '1000';
  if (!/^\d{1,5}$/.test(text)) throw new ConfigError(`ATOL_ASK_EVERY=${text}: milliseconds are needed.`);
  return Number(text);
};

const readAtol = (env: Env, publicUrl: string): AtolConfig | null => {
  const names = ['ATOL_LOGIN', 'ATOL_PASSWORD', 'ATOL_GROUP', 'ATOL_INN', 'ATOL_EMAIL', 'ATOL_SNO'] as const;
  const [login, password, group, inn, email] = together(env, names) ?? [];
  if (login === undefined || password === undefined || group === undefined) return null;
  if (inn === undefined || email === undefined || !isInn(inn))
    throw new ConfigError('ATOL_INN: ten or twelve digits with right check digits are needed.');
  return {
    apiUrl: serverUrl(env, 'ATOL_URL', 'https://online.atol.ru/possystem'),
    version: among(env, 'ATOL_VERSION', ['v4', 'v5'] as const, 'v4'),
    login,
    password,
    group,
    company: { inn, email, sno: among(env, 'ATOL_SNO', atolTaxSystems, 'osn'), place: env['ATOL_PLACE'] || publicUrl },
    vat: among(env, 'ATOL_VAT', atolVatTypes, 'none'),
    agent: among(env, 'ATOL_AGENT', atolAgentTypes, 'another'),
    askEvery: pauseOf(env),
  };
};

/** What has to be set up beside, by the name of who prints. */
const neededFor = { yookassa: ['YOOKASSA_SHOP_ID'], unitpay: ['UNITPAY_PROJECT_ID', 'UNITPAY_PAYOUT_LOGIN'] } as const;

const readProvider = (env: Env): ProviderTillConfig | null => {
  const by = among(env, 'RECEIPTS_BY', ['atol', 'yookassa', 'unitpay'] as const, 'atol');
  if (by === 'atol') return null;
  const missing = neededFor[by].find((name) => !env[name]);
  if (missing !== undefined) throw new ConfigError(`RECEIPTS_BY=${by}: ${missing} is needed too.`);
  const taxSystem = among(env, 'RECEIPTS_TAX_SYSTEM', ['none', '1', '2', '3', '5', '6'] as const, 'none');
  return {
    by: by === 'yookassa' ? 'YOOKASSA' : 'UNITPAY',
    withPayment: by === 'unitpay' || among(env, 'YOOKASSA_RECEIPTS', ['after', 'with'] as const, 'after') === 'with',
    vat: among(env, 'RECEIPTS_VAT', atolVatTypes, 'none'),
    agent: among(env, 'YOOKASSA_AGENT', yookassaAgentTypes, 'agent'),
    taxSystem: taxSystem === 'none' ? null : Number(taxSystem),
  };
};

/** Reads the settings of registers. @throws ConfigError when one has only some of its settings, or a wrong one */
export const readReceiptsConfig = (env: Env, publicUrl: string): ReceiptsConfig => ({
  atol: readAtol(env, publicUrl),
  provider: readProvider(env),
  agents: among(env, 'RECEIPTS_AGENT', ['needed', 'none'] as const, 'needed') === 'needed',
});
