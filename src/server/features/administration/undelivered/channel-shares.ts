import { sql } from 'drizzle-orm';
import { channels, channelTerms } from '#domain/notifications/channel-terms.ts';
import type { App } from '../../../platform/app';
import { notificationDelivery, notifierService, pushSubscription } from '../../../platform/db/schema/notifications';

interface Share extends Record<string, unknown> {
  readonly channel: string;
  readonly delivered: number;
  readonly of: number;
  readonly broken: number;
}

/**
 * What each channel was given in the last day and has delivered: a notification counts once in a channel, however often
 * it was tried. All channels, also without notifications.
 */
export const channelShares = async ({ db, clock }: Pick<App, 'db' | 'clock'>) => {
  const since = sql`${new Date(clock.now() - channelTerms.counted)}::timestamptz`;
  const { rows } = await db.execute<Share>(sql`
    SELECT given.service AS channel, count(given.delivered_at)::integer AS delivered, count(*)::integer AS of, 0 AS broken
    FROM ${notificationDelivery} AS given
    WHERE given.delivered_at > ${since} OR (given.delivered_at IS NULL AND given.failed_at > ${since})
    GROUP BY given.service`);
  const { rows: failing } = await db.execute<Pick<Share, 'channel' | 'broken'>>(sql`
    SELECT service AS channel, count(*)::integer AS broken FROM ${notifierService}
    WHERE broken_at IS NOT NULL GROUP BY service
    UNION ALL SELECT 'push', count(*)::integer FROM ${pushSubscription} WHERE broken_at IS NOT NULL`);
  return {
    channels: channels.map((channel) => {
      const own = rows.find((row) => row.channel === channel);
      const broken = failing.find((row) => row.channel === channel)?.broken ?? 0;
      return { channel, delivered: own?.delivered ?? 0, of: own?.of ?? 0, broken };
    }),
  };
};
