import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/platform/config/read-config.ts';
import { allSettings } from '#server/platform/config/settings/all-settings.ts';
import { settingsPage } from '../../scripts/settings-page';

type Env = Readonly<Record<string, string>>;

/** Services whose other settings have to be there for their address to be read at all. */
const services: Env = {
  TELEGRAM_BOT_TOKEN: '1:a',
  VK_GROUP_TOKEN: 'a',
  VK_GROUP_ID: '1',
  TELEGRAM_LOGIN_ID: '1',
  TELEGRAM_LOGIN_SECRET: 'a',
  VK_LOGIN_ID: '1',
  DISCORD_LOGIN_ID: '1',
  DISCORD_LOGIN_SECRET: 'a',
  FREEKASSA_SHOP_ID: '1',
  FREEKASSA_SECRET_1: 'a',
  FREEKASSA_SECRET_2: 'a',
  UNITPAY_PROJECT_ID: '1',
  UNITPAY_SECRET: 'a',
  UNITPAY_NETTING_PROJECT_ID: '1',
  UNITPAY_NETTING_SECRET: 'a',
  ENOT_SHOP_ID: '1',
  ENOT_API_KEY: 'a',
  ENOT_CALLBACK_KEY: 'a',
  SKINIFY_TOKEN: 'a',
  SENTRY_DSN: 'https://key@sentry.example/1',
};
/** These addresses are read only once their service is switched on, which is a setting with a default itself. */
const switchedOn: Readonly<Record<string, Env>> = {
  DISCORD_API_URL: { DISCORD: '1' },
  STEAM_LOGIN_URL: { STEAM_LOGIN: '1' },
};

const withDefault = allSettings.flatMap(({ settings }) =>
  settings.flatMap(({ name, usual }) => (usual === null ? [] : [{ name, usual }])),
);

test('docs/settings.md is what npm run docs writes', () => {
  expect(fs.readFileSync(path.join(__dirname, '../../docs/settings.md'), 'utf8')).toBe(settingsPage());
});

test.each(withDefault)('$name left out is $name=$usual', ({ name, usual }) => {
  const env = { ...services, ...switchedOn[name] };
  expect(readConfig({ ...env, [name]: usual })).toEqual(readConfig(env));
});

test.each(withDefault)('$name is read, so that another value than $usual makes a difference', ({ name, usual }) => {
  const env = { ...services, ...switchedOn[name] };
  const other = /^\d$/.test(usual) ? String(1 - Number(usual)) : `${usual}${/^\d+$/.test(usual) ? '1' : '.example'}`;
  expect(readConfig({ ...env, [name]: other })).not.toEqual(readConfig(env));
});

const external = { DATABASE_URL: 'postgres://u:p@db/n', SECRET: 'a secret of thirty-two characters or more' };
const onNetwork = { HOST: '0.0.0.0' };

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
  ['FREEKASSA_ADDRESSES', '', services],
  ['UNITPAY_ADDRESSES', '', services],
  ['UNITPAY_NETTING_ADDRESSES', '', services],
  ['ENOT_ADDRESSES', '', services],
  ['SKINIFY_ADDRESSES', '', services],
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
