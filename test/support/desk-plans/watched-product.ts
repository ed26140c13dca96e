import type { PoolClient } from 'pg';
import { withOwnConnection } from '../own-connection';
import { createProduct } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { createSession } from '#server/platform/sessions/create-session.ts';
import type { PlanNode } from './plan-work';

export interface Told {
  readonly text: string;
  readonly plan: PlanNode;
  readonly ms: number;
}

export interface Watched {
  readonly status: number;
  readonly body: unknown;
  readonly plans: readonly Told[];
}

const message = /^duration: ([\d.]+) ms\s+plan:\s+(\{[\s\S]*\})\s*$/;

const toldBy = (notice: string): readonly Told[] => {
  const [, ms, json] = message.exec(notice) ?? [];
  if (json === undefined) return [];
  const told: { readonly 'Query Text': string; readonly Plan: PlanNode } = JSON.parse(json);
  return [{ text: told['Query Text'], plan: told.Plan, ms: Number(ms) }];
};

/**
 * From now on PostgreSQL reports to every new connection the actual plan of each of its statements. `settings` are
 * settings of the planner.
 */
const tellPlans = (url: string, settings: Readonly<Record<string, string>>): Promise<void> =>
  withOwnConnection(url, async (client) => {
    const name = new URL(url).pathname.slice(1);
    const wanted = {
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_analyze': 'on',
      'auto_explain.log_timing': 'off',
      'auto_explain.log_format': 'json',
      'auto_explain.log_level': 'notice',
      ...settings,
    };
    await client.query("LOAD 'auto_explain'");
    for (const [setting, value] of Object.entries(wanted))
      await client.query(`ALTER DATABASE ${name} SET ${setting} = '${value}'`);
  });

/**
 * The product on a filled database with one operator signed in; each response comes with what the database did for it.
 */
export const watchedProduct = async (
  url: string,
  operatorId: string,
  settings: Readonly<Record<string, string>> = {},
) => {
  await tellPlans(url, settings);
  const database = openDatabase(url);
  let told: Told[] = [];
  database.pool.on('connect', (client: PoolClient) =>
    client.on('notice', (notice) => told.push(...toldBy(notice.message ?? ''))),
  );
  const secret = 'a secret for looking at plans only, long enough';
  const product = await createProduct(readConfig({ PORT: '0', DEMO: '0', ADMIN_CODE: '0' }), database, secret);
  await product.server.ready();
  /** A signed-in person. */
  const cookieOf = async (userId: string): Promise<string> => {
    const { access } = await createSession(database.db, secret, userId, { ip: '127.0.0.1', userAgent: null });
    return `access=${access}`;
  };
  const cookie = await cookieOf(operatorId);
  /** What the database did for this work. */
  const plansOf = async (work: () => Promise<unknown>): Promise<readonly Told[]> => {
    told = [];
    await work();
    return told;
  };
  return {
    product,
    database,
    cookieOf,
    plansOf,
    ask: async (address: string): Promise<Watched> => {
      told = [];
      const answer = await product.server.inject({ url: address, headers: { cookie } });
      const body: unknown = answer.body.startsWith('{') || answer.body.startsWith('[') ? answer.json() : answer.body;
      return { status: answer.statusCode, body, plans: told };
    },
    stop: () => product.stop(),
  };
};
