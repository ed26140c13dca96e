import { sql } from 'drizzle-orm';
import type { App } from '../../../platform/app';
import { type QueueViewer, readQueue, type QueueState } from '../../../platform/db/read-queue';
import { game, mateStrikeCase } from '../../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../../platform/db/schema/people';

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
