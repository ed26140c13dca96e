import path from 'node:path';
import { readConfig } from '#server/platform/config/read-config.ts';
import { allSettings } from '#server/platform/config/settings/all-settings.ts';
import { readProjectFile } from '../support/documents/project-files';
import { everyService } from '../support/every-service';
import { settingsPage } from '../../scripts/settings-page';

type Env = Readonly<Record<string, string>>;

/** These addresses are read only once their service is switched on, which is a setting with a default itself. */
const switchedOn: Readonly<Record<string, Env>> = {
  DISCORD_API_URL: { DISCORD: '1' },
  STEAM_LOGIN_URL: { STEAM_LOGIN: '1' },
};

const withDefault = allSettings.flatMap(({ settings }) =>
  settings.flatMap(({ name, usual }) => (usual === null ? [] : [{ name, usual }])),
);

test('docs/settings.md is what npm run docs writes', () => {
  expect(readProjectFile('docs/settings.md')).toBe(settingsPage());
});

test.each(withDefault)('$name left out is $name=$usual', ({ name, usual }) => {
  const env = { ...everyService, ...switchedOn[name] };
  expect(readConfig({ ...env, [name]: usual })).toEqual(readConfig(env));
});

test.each(withDefault)('$name is read, so that another value than $usual makes a difference', ({ name, usual }) => {
  const env = { ...everyService, ...switchedOn[name] };
  const other = /^\d$/.test(usual) ? String(1 - Number(usual)) : `${usual}${/^\d+$/.test(usual) ? '1' : '.example'}`;
  expect(readConfig({ ...env, [name]: other })).not.toEqual(readConfig(env));
});

const external = { DATABASE_URL: 'postgres://u:p@db/n', SECRET: 'a secret of thirty-two characters or more' };
const onNetwork = { HOST: '0.0.0.0' };

/** Who prints receipts decides whether the other settings of them are read. */
const printing = { ...everyService, RECEIPTS_BY: 'yookassa' };

/** Defaults that the page writes in words, because they depend on other settings. */
const dependent: readonly (readonly [name: string, value: string, env: Env])[] = [
  ['PUBLIC_URL', 'http://127.0.0.1:3000', {}],
  ['PUBLIC_URL', 'http://0.0.0.0:3001', { ...onNetwork, PORT: '3001' }],
  ['DEMO', '1', {}],
  ['DEMO', '0', onNetwork],
  ['DEMO', '0', external],
  ['ADMIN_CODE', '0', {}],
  ['ADMIN_CODE', '1', { DEMO: '0' }],
  ['DATABASE_PREPARED', '1', external],
  ['DATABASE_PREPARED', '0', { ...external, DATABASE_DIRECT_URL: external.DATABASE_URL }],
  ['LOG_LEVEL', 'warn', {}],
  ['LOG_LEVEL', 'info', { NODE_ENV: 'production' }],
  ['CLIENT_DIR', path.join(__dirname, '../../dist/client'), {}],
  ['FREEKASSA_ADDRESSES', '', everyService],
  ['UNITPAY_ADDRESSES', '', everyService],
  ['UNITPAY_NETTING_ADDRESSES', '', everyService],
  ['ENOT_ADDRESSES', '', everyService],
  ['SKINIFY_ADDRESSES', '', everyService],
  ['YOOKASSA_PAYOUT_METHODS', 'YOOMONEY', everyService],
  ['UNITPAY_PAYOUT_METHODS', 'BANK_CARD_RU', everyService],
  ['ATOL_PLACE', 'http://127.0.0.1:3000', everyService],
  ['ATOL_VERSION', 'v4', everyService],
  ['ATOL_VAT', 'none', everyService],
  ['ATOL_AGENT', 'another', everyService],
  ['RECEIPTS_BY', 'atol', everyService],
  ['RECEIPTS_AGENT', 'needed', everyService],
  ['RECEIPTS_VAT', 'none', printing],
  ['RECEIPTS_TAX_SYSTEM', 'none', printing],
  ['YOOKASSA_RECEIPTS', 'after', printing],
  ['YOOKASSA_AGENT', 'agent', printing],
  ['YOOKASSA_METHODS', 'SBP,MIR,VISA,MASTERCARD,TINKOFF_PAY,UMONEY', everyService],
  [
    'YOOKASSA_ADDRESSES',
    '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.154.128/25,77.75.156.11,77.75.156.35,2a02:5180::/32',
    everyService,
  ],
];

test.each(dependent)('%s left out is %s, given %j', (name, value, env) => {
  expect(readConfig({ ...env, [name]: value })).toEqual(readConfig(env));
});

test('each default in words has a case above, but the secret that is made at the start', () => {
  const inWords = allSettings.flatMap(({ settings }) =>
    settings.flatMap(({ name, usualInWords }) => (usualInWords === undefined ? [] : [name])),
  );
  expect([...new Set(dependent.map(([name]) => name)), 'SECRET'].sort()).toEqual(inWords.sort());
});
