import { sql } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { game, mateStrikeCase } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';

/** The queue of mates with too many strikes, until an operator decides about their access. */
export const waitingStrikes = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${mateStrikeCase}`,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${mateStrikeCase.userId} JOIN ${game} ON ${game.id} = ${mateStrikeCase.gameId}`,
    where: sql`${mateStrikeCase.decision} IS NULL`,
    since: sql`${mateStrikeCase.openedAt}`,
    id: sql`${mateStrikeCase.id}`,
    takeable: sql`${mateStrikeCase.userId} <> ${viewer.actorId}`,
    facts: { person: sql`${appUser.username}`, gameName: sql`${game.name}`, count: sql`${mateStrikeCase.strikes}` },
  });
