import type { Env } from './env-values';
import { serverUrl, together } from './read-together';
import type { EnotConfig, FreekassaConfig, PaymentsConfig, SkinifyConfig, UnitpayConfig } from './payments-config';

const addressesOf = (env: Env, name: string): readonly string[] =>
  (env[name] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

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
  return { shopId, secret1, secret2, payUrl, addresses: addressesOf(env, 'FREEKASSA_ADDRESSES') };
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
  freekassa: readFreekassa(env),
  unitpay: readUnitpay(env, 'UNITPAY'),
  unitpayNetting: readUnitpay(env, 'UNITPAY_NETTING'),
  enot: readEnot(env),
  skinify: readSkinify(env),
});
