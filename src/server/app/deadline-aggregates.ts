import { eq } from 'drizzle-orm';
import { depositDeadline } from '../balance/play-dummy-outcome';
import { deposit } from '../db/schema/ledger';
import { appUser } from '../db/schema/people';
import { squad } from '../db/schema/squads';
import { demoHeartbeat } from '../demo/demo-presence';
import type { DeadlineAggregate } from '../deadlines/deadline-sweeper';
import { agePresence } from '../mates/presence/age-presence';
import { squadDeadline } from '../squads/squad-deadline';
import type { App } from './app';

/** Who carries out a due deadline, by the aggregate's prefix (`squad:18402` → `squad`). */
export const deadlineAggregates = (app: App): Readonly<Record<string, DeadlineAggregate>> => ({
  squad: {
    lock: (tx, id) => tx.select({ id: squad.id }).from(squad).where(eq(squad.id, Number(id))).for('update'),
    handle: squadDeadline(app),
  },
  deposit: {
    lock: (tx, id) => tx.select({ id: deposit.id }).from(deposit).where(eq(deposit.id, id)).for('update'),
    handle: depositDeadline(app),
  },
  presence: {
    lock: (tx, id) => tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, id)).for('update'),
    handle: agePresence(app),
  },
  demo: { lock: async () => undefined, handle: demoHeartbeat(app) },
});
