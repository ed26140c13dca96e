import { sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';

/**
 * A number for a provider that wants each call's greater than all before it, whichever process makes it: the present
 * moment (Unix ms, the database's clock), or one more than the last where that is later.
 */
export const nextNonce = async ({ db }: Pick<App, 'db'>, provider: string): Promise<number> => {
  const { rows } = await db.execute<{ value: string }>(sql`
    INSERT INTO provider_nonce (provider, value)
    VALUES (${provider}, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)
    ON CONFLICT (provider) DO UPDATE SET value = greatest(provider_nonce.value + 1, excluded.value)
    RETURNING value`);
  return Number(rows[0]?.value);
};
