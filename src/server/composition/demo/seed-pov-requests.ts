import { and, desc, eq } from 'drizzle-orm';
import { hours } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { squad, squadMember } from '../../platform/db/schema/squads';
import { requestPov } from '../../features/pov-requests/public';
import { demoId } from './demo-person';

const reason = 'Напарник говорит, что вторая карта оборвалась на середине. Пришли запись с 20-й минуты и до конца';

/** Requests a recording of the latest game from the persona with money, some hours ago, so that the banner is shown. */
export const seedPovRequests = async (app: App, tx: Tx): Promise<void> => {
  const userId = demoId('Киберкот');
  const [latest] = await tx
    .select({ id: squad.id })
    .from(squad)
    .innerJoin(squadMember, eq(squadMember.squadId, squad.id))
    .where(and(eq(squadMember.userId, userId), eq(squad.status, 'FINISHED')))
    .orderBy(desc(squad.finishedAt))
    .limit(1);
  if (!latest) return;
  const then: App = { ...app, clock: { ...app.clock, now: () => app.clock.now() - hours(5) } };
  await requestPov(then, tx, { squadId: latest.id, userId, askedBy: demoId('Смотритель'), reason });
};
