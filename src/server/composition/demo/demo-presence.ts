import { sql } from 'drizzle-orm';
import { presenceTerms } from '#domain/people/presence.ts';
import { days, minutes } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import { appUser } from '../../platform/db/schema/people';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { demoEmail, dice } from './demo-person';
import type { DemoPresence } from './people/demo-mate';
import { demoClients } from './people/demo-clients';
import { demoMates } from './people/demo-mates';

/** How many milliseconds ago a person with this presence was last seen: moments, hours or days. */
const seenAgo = (name: string, presence: DemoPresence): number => {
  if (presence === 'online') return dice(`seen ${name}`, minutes(0.5));
  return presence === 'recently'
    ? minutes(20) + dice(`seen ${name}`, minutes(18 * 60))
    : days(2) + dice(`seen ${name}`, days(16));
};

const people = [...Object.values(demoMates).flat(), ...demoClients];

/**
 * Makes demo people appear online without browsers of their own. A person who was really seen later keeps the later
 * time.
 */
export const refreshDemoPresence = async (app: App, tx: Tx): Promise<void> => {
  const now = app.clock.now();
  const seen = people.map(
    ({ name, presence }) => sql`(${demoEmail(name)}, ${new Date(now - seenAgo(name, presence))}::timestamptz)`,
  );
  const before = (age: number) => sql`${new Date(now - age)}::timestamptz`;
  await tx.execute(sql`
    UPDATE ${appUser} SET last_online_at = greatest(last_online_at, seen.at)
    FROM (VALUES ${sql.join(seen, sql`, `)}) AS seen (email, at) WHERE email_key = seen.email`);
  await tx.execute(sql`
    UPDATE ${mateCard} AS card
    SET presence = CASE WHEN u.last_online_at > ${before(presenceTerms.online)} THEN 2 WHEN u.last_online_at > ${before(presenceTerms.recently)} THEN 1 ELSE 0 END
    FROM ${appUser} AS u
    WHERE u.id = card.user_id AND u.email_key LIKE '%@demo.naparnik.ru'
      AND card.presence <> CASE WHEN u.last_online_at > ${before(presenceTerms.online)} THEN 2 WHEN u.last_online_at > ${before(presenceTerms.recently)} THEN 1 ELSE 0 END`);
  await scheduleDeadline(tx, { aggregate: 'demo:people', kind: 'demo.heartbeat' }, now + presenceTerms.heartbeat);
};

/** Refreshes presence from time to time; does nothing once the demo has been switched off. */
export const demoHeartbeat =
  (app: App): DeadlineHandler =>
  async (tx) => {
    if (app.config.demo) await refreshDemoPresence(app, tx);
  };
