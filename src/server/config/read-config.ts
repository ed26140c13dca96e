import path from 'node:path';
import type { Config } from './config';
import { ConfigProblem } from './config-problem';
import { readNotifierConfig } from './read-notifier-config';

type Env = Readonly<Record<string, string | undefined>>;

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

const integer = (env: Env, name: string, fallback: number, min: number, max: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigProblem(`${name}=${text}: нужно целое число от ${min} до ${max}.`);
  }
  return value;
};

const url = (env: Env, name: string, protocols: readonly string[]): string | null => {
  const text = env[name];
  if (text === undefined || text === '') return null;
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigProblem(`${name}: нужен адрес вида ${protocols.map((p) => `${p}//…`).join(' или ')}.`);
  }
  return text.replace(/\/+$/, '');
};

const flag = (env: Env, name: string, fallback: boolean): boolean => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new ConfigProblem(`${name}=${text}: нужно 1 или 0.`);
};

/**
 * Reads and checks the environment.
 * @throws ConfigProblem with a sentence that says which variable is wrong and what it should be.
 */
export const readConfig = (env: Env): Config => {
  const host = env['HOST'] || '127.0.0.1';
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  const onLoopback = loopback.has(host) && (!publicUrl || loopback.has(new URL(publicUrl).hostname));
  const production = env['NODE_ENV'] === 'production';
  const demo = flag(env, 'DEMO', databaseUrl === null && onLoopback);
  if (demo && production && !onLoopback) {
    throw new ConfigProblem('DEMO=1 нельзя включить при NODE_ENV=production и публичном адресе: любой смог бы войти кем угодно.');
  }
  const secret = env['SECRET'] || null;
  if (secret !== null && secret.length < 32) throw new ConfigProblem('SECRET: нужно не меньше 32 символов.');
  if (secret === null && databaseUrl !== null) {
    throw new ConfigProblem('SECRET обязателен, когда задан DATABASE_URL: все процессы должны знать один и тот же секрет.');
  }
  return {
    port,
    host,
    databaseUrl,
    dataDir: path.resolve(env['DATA_DIR'] || './data'),
    clientDir: path.resolve(env['CLIENT_DIR'] || path.join(__dirname, '../../../dist/client')),
    publicUrl: publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    secret,
    trustProxy: integer(env, 'TRUST_PROXY', 0, 0, 10),
    demo,
    production,
    metricsToken: env['METRICS_TOKEN'] || null,
    notifiers: readNotifierConfig(env),
  };
};
