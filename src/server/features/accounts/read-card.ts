import { eq, sql } from 'drizzle-orm';
import { strikeTerms } from '#domain/mates/mate-terms.ts';
import { type DisputeStatus, activeStatuses } from '#domain/squad/facts/squad-enums.ts';
import type { App } from '../../platform/app';
import type { Executor } from '../../platform/db/open-database';
import type { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { type appUser } from '../../platform/db/schema/people';
import { squad } from '../../platform/db/schema/squads';
import { Refusal } from '../../platform/http/refusal';
import { knownPermissions } from '../../platform/sessions/actor';
import { openWithdrawalOf, readSummary } from '../balance/public';
import { currentSquadOf } from '../users/public';
import { findUser, userLine } from './list-users';
import { ageGroup } from '#domain/people/age.ts';
import { readAge } from '../age/public';

interface Counts extends Record<string, unknown> {
  readonly squads: number;
  readonly activeSquads: number;
  readonly unsettledSquads: number;
  readonly disbandedSquads: number;
  readonly bookings: number;
  readonly openBookings: number;
  readonly disputes: number;
  readonly openDisputes: number;
  readonly lostDisputes: number;
  readonly strikes: number;
  readonly reviews: number;
  readonly reports: number;
  readonly openReports: number;
  readonly sessions: number;
  readonly devices: number;
}

const going = sql.join(
  activeStatuses.map((status) => sql`${status}`),
  sql`, `,
);

const readCounts = async (app: App, userId: string): Promise<Counts> => {
  const strikesSince = new Date(app.clock.now() - strikeTerms.window);
  const { rows } = await app.db.execute<Counts>(sql`
    WITH played AS (
      SELECT squad.dispute ->> 'status' AS dispute, (squad.dispute ->> 'decidedPercent')::integer AS decided,
        squad.status, squad.settled_at, squad_member.type, squad_member.left_at FROM squad_member JOIN squad ON squad.id = squad_member.squad_id
      WHERE squad_member.user_id = ${userId}
    ), booked AS (
      SELECT closed_at FROM booking WHERE client_id = ${userId} OR mate_id = ${userId})
    SELECT
      (SELECT count(*)::integer FROM played) AS squads,
      (SELECT count(*)::integer FROM played WHERE status IN (${going}) AND left_at IS NULL) AS "activeSquads",
      (SELECT count(*)::integer FROM played WHERE status = 'FINISHED' AND settled_at IS NULL) AS "unsettledSquads",
      (SELECT count(*)::integer FROM played WHERE status = 'DISBANDED') AS "disbandedSquads",
      (SELECT count(*)::integer FROM booked) AS bookings,
      (SELECT count(*)::integer FROM booked WHERE closed_at IS NULL) AS "openBookings",
      (SELECT count(*)::integer FROM played WHERE dispute IS NOT NULL) AS disputes,
      (SELECT count(*)::integer FROM played WHERE dispute IN ('NEW', 'IN_PROGRESS')) AS "openDisputes",
      (SELECT count(*)::integer FROM played WHERE dispute = 'CLOSED' AND left_at IS NULL
        AND CASE WHEN type = 'MATE' THEN decided > 0 ELSE decided = 0 END) AS "lostDisputes",
      (SELECT count(*)::integer FROM mate_strike WHERE user_id = ${userId} AND created_at >= ${strikesSince}) AS strikes,
      (SELECT count(*)::integer FROM review WHERE subject_id = ${userId} AND hidden_at IS NULL) AS reviews,
      (SELECT count(*)::integer FROM report WHERE subject_id = ${userId}) AS reports,
      (SELECT count(*)::integer FROM report WHERE subject_id = ${userId} AND status = 'NEW') AS "openReports",
      (SELECT count(*)::integer FROM session WHERE user_id = ${userId} AND ended_at IS NULL AND refresh_expires_at > now()) AS sessions,
      (SELECT count(*)::integer FROM known_device WHERE user_id = ${userId}) AS devices`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  return row;
};

const openSquadOf = async (db: Executor, userId: string) => {
  const current = await currentSquadOf(db, userId);
  if (current === null) return null;
  const [row] = await db.select({ status: squad.status }).from(squad).where(eq(squad.id, current.squadId));
  return row ? { id: current.squadId, gameId: current.gameId, status: row.status } : null;
};

interface DisputeRow extends Record<string, unknown> {
  readonly squadId: number;
  readonly status: DisputeStatus;
  readonly until: string | null;
}

const openDisputeOf = async (db: Executor, userId: string) => {
  const { rows } = await db.execute<DisputeRow>(sql`
    SELECT squad.id AS "squadId", squad.dispute ->> 'status' AS status, squad.dispute ->> 'expiresAt' AS until
    FROM squad_member JOIN squad ON squad.id = squad_member.squad_id
    WHERE squad_member.user_id = ${userId} AND squad.dispute ->> 'status' IN ('NEW', 'IN_PROGRESS')
    ORDER BY (squad.dispute ->> 'openedAt')::bigint DESC LIMIT 1`);
  const [row] = rows;
  return row ? { ...row, until: row.until === null ? null : new Date(Number(row.until)) } : null;
};

const viewMate = (mate: typeof mateAccess.$inferSelect) => ({
  gameId: mate.gameId,
  level: mate.grade,
  percent: mate.percent,
  active: mate.active,
  ordersOffUntil: mate.ordersOffUntil,
  rating: mate.ratingHundredths / 100,
  reviews: mate.reviewCount,
  finishedOrders: mate.finishedOrders,
  finishedMinutes: mate.finishedMinutes,
  since: mate.createdAt,
  voiceUrl: mate.voiceUrl,
});

const viewBlock = ({ blockedAt, blockedUntil, blockReason }: typeof appUser.$inferSelect) =>
  blockedAt && { since: blockedAt, until: blockedUntil, reason: blockReason ?? '' };

const ageOf = async ({ db, clock }: App, userId: string) => {
  const { born, parent } = await readAge(db, userId);
  return { group: ageGroup(born, clock.now()), parentAgrees: parent !== null };
};

/**
 * A person's card for operators: account, mate access, block, counters and what is open now.
 * @throws Refusal ADMIN_USERS_NOT_FOUND
 */
export const readCard = async (app: App, userId: string) => {
  const found = await findUser(app.db, userId);
  if (found === null) throw new Refusal('ADMIN_USERS_NOT_FOUND');
  const { user, mate } = found;
  const withdrawal = await openWithdrawalOf(app.db, userId);
  return {
    ...userLine(found),
    emailConfirmed: user.emailConfirmedAt !== null,
    description: user.description,
    country: user.country,
    languages: user.languages,
    timeZone: user.timeZone,
    permissions: knownPermissions(user.permissions),
    age: await ageOf(app, userId),
    block: viewBlock(user),
    money: await readSummary(app.db, userId),
    squad: await openSquadOf(app.db, userId),
    withdrawal: withdrawal && {
      id: withdrawal.id,
      amount: withdrawal.amount,
      status: withdrawal.status,
      risks: withdrawal.risks,
      createdAt: withdrawal.createdAt,
    },
    dispute: await openDisputeOf(app.db, userId),
    mate: mate && viewMate(mate),
    counts: await readCounts(app, userId),
  };
};
