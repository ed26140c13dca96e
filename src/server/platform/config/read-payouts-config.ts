import { type SbpBank, sbpBanks, type WithdrawalMethod, withdrawalMethods } from '#domain/money/withdrawal.ts';
import { ConfigError } from './config';
import type { Env } from './env-values';
import type { EnotPayoutsConfig, PayoutsConfig, UnitpayPayoutsConfig, YookassaPayoutsConfig } from './payouts-config';
import { serverUrl, together, yookassaUrl } from './read-together';

/** `A=x,B=y`, of known names only. @throws ConfigError */
const pairs = <K extends string>(env: Env, name: string, known: readonly K[]): Partial<Record<K, string>> => {
  const read: Partial<Record<K, string>> = {};
  for (const pair of (env[name] ?? '').split(',').filter((one) => one.trim() !== '')) {
    const [left = '', right = ''] = pair.split('=').map((part) => part.trim());
    const found = known.find((one) => one === left);
    if (found === undefined || right === '')
      throw new ConfigError(`${name}: pairs NAME=ID are needed, separated by commas, of ${known.join(', ')}.`);
    read[found] = right;
  }
  return read;
};

const banksOf = (env: Env, name: string): Partial<Record<SbpBank, string>> => pairs(env, name, sbpBanks);

type Names = Partial<Record<WithdrawalMethod, string>>;

/** The listed ones of the methods whose names the protocol has. @throws ConfigError */
const listed = (env: Env, name: string, names: Names, usual: string): Names => {
  const wanted = (env[name] || usual).split(',').map((one) => one.trim());
  const served: Names = {};
  for (const one of wanted) {
    const method = withdrawalMethods.find((known) => known === one);
    const own = method === undefined ? undefined : names[method];
    if (method === undefined || own === undefined)
      throw new ConfigError(`${name}=${env[name] ?? ''}: of ${Object.keys(names).join(', ')}, separated by commas.`);
    served[method] = own;
  }
  return served;
};

const readYookassa = (env: Env): YookassaPayoutsConfig | null => {
  const [gateway, secret] = together(env, ['YOOKASSA_PAYOUT_GATEWAY', 'YOOKASSA_PAYOUT_SECRET']) ?? [];
  if (gateway === undefined || secret === undefined) return null;
  const names = { YOOMONEY: 'yoo_money', SBP: 'sbp', BANK_CARD_RU: 'bank_card' } as const;
  return {
    gateway,
    secret,
    apiUrl: yookassaUrl(env),
    methods: listed(env, 'YOOKASSA_PAYOUT_METHODS', names, 'YOOMONEY'),
    sbpBanks: banksOf(env, 'YOOKASSA_PAYOUT_SBP_BANKS'),
  };
};

const readUnitpay = (env: Env): UnitpayPayoutsConfig | null => {
  const [login, secret] = together(env, ['UNITPAY_PAYOUT_LOGIN', 'UNITPAY_PAYOUT_SECRET']) ?? [];
  if (login === undefined || secret === undefined) return null;
  const names = { BANK_CARD_RU: 'card', SBP: 'sbp', USDT_TRC20: 'usdt' } as const;
  return {
    login,
    secret,
    apiUrl: serverUrl(env, 'UNITPAY_PAYOUT_URL', 'https://unitpay.ru'),
    methods: listed(env, 'UNITPAY_PAYOUT_METHODS', names, 'BANK_CARD_RU'),
    sbpBanks: banksOf(env, 'UNITPAY_PAYOUT_SBP_BANKS'),
  };
};

const readEnot = (env: Env): EnotPayoutsConfig | null => {
  const [user, key] = together(env, ['ENOT_PAYOUT_USER', 'ENOT_PAYOUT_KEY', 'ENOT_PAYOUT_METHODS']) ?? [];
  if (user === undefined || key === undefined) return null;
  return {
    user,
    key,
    apiUrl: serverUrl(env, 'ENOT_PAYOUT_URL', 'https://api.enot.io'),
    methods: pairs(env, 'ENOT_PAYOUT_METHODS', withdrawalMethods),
    sbpBanks: banksOf(env, 'ENOT_PAYOUT_SBP_BANKS'),
  };
};

/** Reads the settings of payouts. @throws ConfigError when a provider has only some of its settings, or a wrong one */
export const readPayoutsConfig = (env: Env): PayoutsConfig => ({
  yookassa: readYookassa(env),
  unitpay: readUnitpay(env),
  enot: readEnot(env),
});
