import { and, asc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SquadFarewellAnswer } from '#contract/squads/squad-farewell.ts';
import type { App } from '#server/platform/app.ts';
import { mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { squad, squadHistory, squadMember } from '#server/platform/db/schema/squads.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Executor } from '#server/platform/db/open-database.ts';

/** The sum that a person received from a squad in transactions that satisfy `which`, kopecks. */
const squadMoney = async (db: Executor, squadId: number, userId: string, which: SQL | undefined): Promise<Kopecks> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${balanceTransaction.amount}), 0)::float8` })
    .from(balanceTransaction)
    .where(and(eq(balanceTransaction.squadId, squadId), eq(balanceTransaction.userId, userId), which));
  return row?.sum ?? 0;
};

interface Line {
  readonly event: string;
  readonly actorId: string | null;
  readonly createdAt: Date;
}

interface Story {
  /** Whether they have an open invitation. */
  readonly invited: boolean;
  readonly started: boolean;
  readonly end: Pick<SquadFarewellAnswer, 'reason' | 'at'> | null;
}

const ended = (story: Story, { createdAt }: Line, reason: SquadFarewellAnswer['reason']): Story => ({
  ...story,
  invited: false,
  end: { reason, at: createdAt },
});

/** Reduces the history lines about a person to their story in the squad. */
const read =
  (userId: string) =>
  (story: Story, line: Line): Story => {
    const own = line.actorId === userId;
    switch (line.event) {
      case 'MEMBER_INVITED':
        return { ...story, invited: true, end: null };
      case 'STARTED':
        return { ...story, started: true };
      case 'MEMBER_LEFT':
        return ended(story, line, own ? 'LEFT' : story.started ? 'MISSED_LOBBY' : 'LATE');
      case 'MEMBER_KICKED':
        return ended(story, line, 'KICKED');
      case 'INVITATION_EXPIRED':
        return ended(story, line, 'INVITATION_EXPIRED');
      case 'INVITATION_CANCELED':
        return ended(story, line, own ? 'INVITATION_DECLINED' : 'INVITATION_WITHDRAWN');
      case 'DISBANDED':
        return story.invited ? ended(story, line, 'INVITATION_WITHDRAWN') : story;
      default:
        return story;
    }
  };

const about = (userId: string) =>
  or(
    eq(squadHistory.subjectId, userId),
    and(
      eq(squadHistory.actorId, userId),
      inArray(squadHistory.event, ['MEMBER_LEFT', 'INVITATION_CANCELED']),
      isNull(squadHistory.subjectId),
    ),
    inArray(squadHistory.event, ['STARTED', 'DISBANDED']),
  );

/**
 * Why a squad is closed to a person who was in it or invited to it, by the last history line about them.
 * @throws Refusal SQUADS_NOT_FOUND for anybody else, as if there were no such squad
 */
export const readFarewell = async (app: App, squadId: number, userId: string): Promise<SquadFarewellAnswer> => {
  const own = await app.db
    .select()
    .from(squadHistory)
    .where(and(eq(squadHistory.squadId, squadId), about(userId)))
    .orderBy(asc(squadHistory.id));
  const { end } = own.reduce(read(userId), { invited: false, started: false, end: null });
  const [found] = await app.db.select({ gameId: squad.gameId }).from(squad).where(eq(squad.id, squadId));
  if (!end || !found) throw new Refusal('SQUADS_NOT_FOUND');
  const [member] = await app.db
    .select({ type: squadMember.type })
    .from(squadMember)
    .where(and(eq(squadMember.squadId, squadId), eq(squadMember.userId, userId)));
  const refunded = await squadMoney(
    app.db,
    squadId,
    userId,
    and(eq(balanceTransaction.type, 'PURCHASE'), gt(balanceTransaction.amount, 0)),
  );
  const [strike] = await app.db
    .select({ id: mateStrike.id })
    .from(mateStrike)
    .where(and(eq(mateStrike.squadId, squadId), eq(mateStrike.userId, userId)))
    .limit(1);
  return { ...found, ...end, memberType: member?.type ?? null, refunded, strike: strike !== undefined };
};
