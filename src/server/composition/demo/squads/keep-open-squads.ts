import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { minutes } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { notification } from '#server/platform/db/schema/notifications.ts';
import { outbox } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { peopleWithSquad } from '#server/features/squads/public.ts';
import { dice } from '../demo-person';
import { demoCast } from './demo-cast';
import { plays, setScene } from './plays';

const gameId = 'cs2';
/** The number that the home page shows. */
const enough = 3;
const every = minutes(10);

const key = { aggregate: 'demo-squads:open', kind: 'demo.openSquads' } as const;

/** The demo's mailbox is for letters to its visitors, not to the people who only fill squads. */
const keepQuiet = (tx: Tx, userIds: readonly string[]) =>
  tx.delete(outbox).where(
    and(
      eq(outbox.topic, 'notifier'),
      inArray(
        sql`(${outbox.payload} ->> 'notificationId')::bigint`,
        tx
          .select({ id: notification.id })
          .from(notification)
          .where(inArray(notification.userId, [...userIds])),
      ),
    ),
  );

/** An open squad without new members is disbanded after an hour: while the demo runs, new ones replace them. */
export const keepOpenSquads = async (app: App, tx: Tx): Promise<void> => {
  const now = app.clock.now();
  const [open] = await tx
    .select({ count: count() })
    .from(squad)
    .where(and(eq(squad.gameId, gameId), eq(squad.visible, true), eq(squad.status, 'PENDING')));
  const missing = enough - (open?.count ?? 0);
  if (missing > 0) {
    const cast = await demoCast(tx);
    const busy = await peopleWithSquad(
      tx,
      [...cast.clients, ...cast.mates].map(({ id }) => id),
    );
    // Depends on the time, so that other people are chosen each time.
    const turn = ({ id }: { readonly id: string }) => dice(`open ${id} ${now}`, 1000);
    const free = cast.clients
      .filter(({ id, isPersona }) => !isPersona && !busy.has(id))
      .sort((a, b) => turn(a) - turn(b));
    const mates = cast.mates
      .filter(
        (mate) => mate.gameId === gameId && !mate.isPersona && mate.languages.includes('ru') && !busy.has(mate.id),
      )
      .sort((a, b) => turn(a) - turn(b));
    let opened = 0;
    for (const mate of mates) {
      if (opened === missing) break;
      // Few clients can afford the most expensive mates; if none is left, the next, cheaper mate is tried.
      const owner = free.find(({ rubles }) => rubles >= mate.hourPrice * 2);
      if (owner === undefined) continue;
      free.splice(free.indexOf(owner), 1);
      await setScene(app, tx, minutes(3 + opened * 4), owner, mate, plays.toOpenSquad, true);
      await keepQuiet(tx, [owner.id, mate.id]);
      opened += 1;
    }
  }
  await scheduleDeadline(tx, key, now + every);
};

/** Missing squads are opened as soon as the sweeper has done what fell due before, for example disbanded old ones. */
export const openSquadsSoon = async (app: App): Promise<void> => {
  await inTransaction(app.db, (tx) => scheduleDeadline(tx, key, app.clock.now()));
  app.sweeper.kick();
};

export const demoOpenSquads =
  (app: App): DeadlineHandler =>
  async (tx) => {
    if (app.config.demo) await keepOpenSquads(app, tx);
  };
