import { isIP } from 'node:net';
import { methodsOf } from '#domain/money/payment-methods.ts';
import { ConfigError } from './config';
import type { Env } from './env-values';
import type {
  EnotConfig,
  FreekassaConfig,
  PaymentsConfig,
  SkinifyConfig,
  UnitpayConfig,
  YookassaConfig,
} from './payments-config';
import { serverUrl, together, yookassaUrl } from './read-together';

/** Where YooKassa sends notices from, by its documents (2026-08). */
const yookassaAddresses =
  '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.154.128/25,77.75.156.11,77.75.156.35,2a02:5180::/32';

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

/** @throws ConfigError for what is neither an address nor a network */
const addressesOf = (env: Env, name: string, usual = ''): readonly string[] => {
  const addresses = listOf(env[name] || usual);
  const wrong = addresses.find((one) => !isNetwork(one));
  if (wrong !== undefined) throw new ConfigError(`${name}: ${wrong} is no address and no network like 185.71.76.0/27.`);
  return addresses;
};

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** @throws ConfigError */
const readYookassa = (env: Env): YookassaConfig | null => {
  const [shopId, secret] = together(env, ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET']) ?? [];
  if (shopId === undefined || secret === undefined) return null;
  const served = methodsOf('YOOKASSA');
  const methods = listOf(env['YOOKASSA_METHODS'] || served.join(',')).map((name) => {
    const method = served.find((one) => one === name);
    if (method === undefined)
      throw new ConfigError(`YOOKASSA_METHODS: ${name} is none of ${served.join(', ')}, separated by commas.`);
    return method;
  });
  return {
    shopId,
    secret,
    methods,
    apiUrl: yookassaUrl(env),
    addresses: addressesOf(env, 'YOOKASSA_ADDRESSES', yookassaAddresses),
  };
};

const readUnitpay = (env: Env, prefix: string): UnitpayConfig | null => {
  const [projectId, secretKey] = together(env, [`${prefix}_PROJECT_ID`, `${prefix}_SECRET`]) ?? [];
  if (projectId === undefined || secretKey === undefined) return null;
  const apiUrl = serverUrl(env, `${prefix}_URL`, 'https://unitpay.ru');
  return { projectId, secretKey, apiUrl, addresses: addressesOf(env, `${prefix}_ADDRESSES`) };
};

const readFreekassa = (env: Env): FreekassaConfig | null => {
  const [shopId, secret1, secret2] =
    together(env, ['FREEKASSA_SHOP_ID', 'FREEKASSA_SECRET_1', 'FREEKASSA_SECRET_2']) ?? [];
  if (shopId === undefined || secret1 === undefined || secret2 === undefined) return null;
  const payUrl = serverUrl(env, 'FREEKASSA_URL', 'https://pay.freekassa.com');
  const url = serverUrl(env, 'FREEKASSA_API_URL', 'https://api.fk.life/v1');
  const key = env['FREEKASSA_API_KEY'];
  const api = key ? { key, url } : null;
  return { shopId, secret1, secret2, payUrl, api, addresses: addressesOf(env, 'FREEKASSA_ADDRESSES') };
};

const readEnot = (env: Env): EnotConfig | null => {
  const [shopId, apiKey, callbackKey] = together(env, ['ENOT_SHOP_ID', 'ENOT_API_KEY', 'ENOT_CALLBACK_KEY']) ?? [];
  if (shopId === undefined || apiKey === undefined || callbackKey === undefined) return null;
  const apiUrl = serverUrl(env, 'ENOT_URL', 'https://api.enot.io');
  return { shopId, apiKey, callbackKey, apiUrl, addresses: addressesOf(env, 'ENOT_ADDRESSES') };
};

const readSkinify = (env: Env): SkinifyConfig | null => {
  const token = env['SKINIFY_TOKEN'] ?? '';
  if (token === '') return null;
  const apiUrl = serverUrl(env, 'SKINIFY_URL', 'https://skinify.io/api');
  return { token, apiUrl, addresses: addressesOf(env, 'SKINIFY_ADDRESSES') };
};

/** Reads the settings of every payment provider. @throws ConfigError when one has only some of its settings */
export const readPaymentsConfig = (env: Env): PaymentsConfig => ({
  yookassa: readYookassa(env),
  freekassa: readFreekassa(env),
  unitpay: readUnitpay(env, 'UNITPAY'),
  unitpayNetting: readUnitpay(env, 'UNITPAY_NETTING'),
  enot: readEnot(env),
  skinify: readSkinify(env),
});
