import { grantAll } from '../features/accounts/public';
import { readClockOffset, systemClock } from '../platform/clock/clock';
import { type Config, ConfigError } from '../platform/config/config';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { withDatabase } from './with-database';

/**
 * Gives all permissions to the account with this email, whether the product runs or not; returns its username.
 * @throws ConfigError when there is no such account, or it is blocked or deleted
 */
export const grantAllPermissions = (config: Config, email: string): Promise<string> =>
  withDatabase(config, async (url) => {
    const database = openDatabase(url, 2);
    try {
      await migrate(database.pool);
      const clock = systemClock(config.demo ? await readClockOffset(database.db) : 0);
      const outcome = await grantAll({ db: database.db, clock, config }, email);
      if ('granted' in outcome) return outcome.granted;
      throw new ConfigError(
        outcome.refused === 'UNKNOWN'
          ? `There is no account with the email ${email}: register with it on the site first.`
          : `The account with the email ${email} is blocked or deleted and cannot be given permissions.`,
      );
    } finally {
      await database.close();
    }
  });
