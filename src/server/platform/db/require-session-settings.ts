import type { Pool } from 'pg';
import { ConfigError } from '../config/config';

/**
 * A pooler opens its connections itself, so we cannot set their timeouts and time zone, only check that its
 * configuration does.
 * @throws ConfigError when it does not
 */
export const requireSessionSettings = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM pg_settings
     WHERE (name IN ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') AND setting = '0')
        OR (name = 'TimeZone' AND setting NOT IN ('UTC', 'Etc/UTC'))`,
  );
  if (rows.length > 0)
    throw new ConfigError(
      `The pooler at DATABASE_URL opens connections without the product’s settings (${rows.map(({ name }) => name).join(', ')}): give it the connect_query of docs/operate.md.`,
    );
};
