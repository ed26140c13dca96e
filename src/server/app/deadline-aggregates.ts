import { eq } from 'drizzle-orm';
import { depositDeadline } from '../balance/play-dummy-outcome';
import { chatDeadline } from '../chat/chat-deadline';
import { unsentFileDeadline } from '../chat/unsent-file-deadline';
import { chat } from '../db/schema/chat';
import { chatFile } from '../db/schema/chat-extras';
import { coursePurchase } from '../db/schema/landings';
import { deposit } from '../db/schema/ledger';
import { appUser } from '../db/schema/people';
import { povRequest } from '../db/schema/pov-requests';
import { squad } from '../db/schema/squads';
import { demoHeartbeat } from '../demo/demo-presence';
import { demoOpenSquads } from '../demo/squads/keep-open-squads';
import type { DeadlineAggregate } from '../deadlines/deadline-sweeper';
import { expireCourse } from '../landings/courses/expire-course';
import { agePresence } from '../mates/presence/age-presence';
import { povDeadline } from '../pov-requests/pov-deadline';
import { sweepNotifier } from '../notifier/sweep-notifier';
import { recalculateGrades } from '../mates/standing/recalculate-grades';
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
  chat: {
    lock: (tx, id) => tx.select({ id: chat.id }).from(chat).where(eq(chat.id, id)).for('update'),
    handle: chatDeadline,
  },
  'chat-file': {
    lock: (tx, id) => tx.select({ id: chatFile.id }).from(chatFile).where(eq(chatFile.id, id)).for('update'),
    handle: unsentFileDeadline(app),
  },
  presence: {
    lock: (tx, id) => tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, id)).for('update'),
    handle: agePresence(app),
  },
  pov: {
    lock: (tx, id) => tx.select({ id: povRequest.id }).from(povRequest).where(eq(povRequest.id, id)).for('update'),
    handle: povDeadline(app),
  },
  course: {
    lock: (tx, id) => tx.select({ id: coursePurchase.id }).from(coursePurchase).where(eq(coursePurchase.id, id)).for('update'),
    handle: expireCourse(app),
  },
  grades: { lock: async () => undefined, handle: recalculateGrades(app) },
  notifier: { lock: async () => undefined, handle: sweepNotifier(app) },
  demo: { lock: async () => undefined, handle: demoHeartbeat(app) },
  'demo-squads': { lock: async () => undefined, handle: demoOpenSquads(app) },
});
