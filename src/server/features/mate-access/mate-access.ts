import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { MateLevel } from '#domain/mates/grade.ts';
import { afkTerms } from '#domain/mates/mate-terms.ts';
import { hourlyRates } from '#domain/pricing/rates.ts';
import { rateSettings } from '#domain/settings/product-settings.ts';
import { productSetting } from '../../platform/db/schema/settings';
import type { Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { putOutbox } from '../../platform/outbox/put-outbox';
import { Refusal } from '../../platform/http/refusal';
import { requireMateTerms } from '../consents/public';
import { isReady, readReadiness } from './readiness';

/** A mate's grade and percent of order. */
export interface MateTerms {
  readonly grade: MateLevel;
  /** The mate's percent of order. */
  readonly percent: number;
}

type Mate = typeof mateAccess.$inferSelect;

/** A mate's rating, computed from reviews. */
interface MateRating {
  readonly mateId: string;
  readonly hundredths: number;
  readonly reviewCount: number;
}

const own = (userId: string) => eq(mateAccess.userId, userId);

/** The hourly price is determined by the grade. */
const columnsOf = (terms: MateTerms) => ({
  ...terms,
  basePrice: sql<number>`coalesce(
    (SELECT ${productSetting.value} FROM ${productSetting} WHERE ${productSetting.name} = ${rateSettings[terms.grade]}),
    ${hourlyRates[terms.grade]}::bigint)`,
});

/** Locks the mate's row until the transaction ends; null for a person who is not a mate. */
export const lockMate = async (tx: Tx, userId: string): Promise<Mate | null> =>
  (await tx.select().from(mateAccess).where(own(userId)).for('update'))[0] ?? null;

/** The same for several, locked in one order. */
export const lockMates = async (tx: Tx, userIds: readonly string[]): Promise<void> => {
  const locked = tx.select({ userId: mateAccess.userId }).from(mateAccess);
  await locked
    .where(inArray(mateAccess.userId, [...userIds]))
    .orderBy(mateAccess.userId)
    .for('update');
};

/** Makes the person a mate of the game, with orders off until they are ready; false when they are a mate already. */
export const grantMateAccess = async (
  tx: Tx,
  { userId, gameId, terms, at }: { userId: string; gameId: string; terms: MateTerms; at: Date },
): Promise<boolean> => {
  const granted = await tx
    .insert(mateAccess)
    .values({ userId, gameId, ...columnsOf(terms), createdAt: at })
    .onConflictDoNothing()
    .returning({ userId: mateAccess.userId });
  return granted.length > 0;
};

export const setMateTerms = async (tx: Tx, userId: string, terms: MateTerms): Promise<void> => {
  await tx.update(mateAccess).set(columnsOf(terms)).where(own(userId));
};

/**
 * Switches the mate's orders on or off; false when nothing changes (specification, section 4 "Mate active flag").
 * @throws Refusal FORBIDDEN for a person who is not a mate, MATE_BLOCKED by an operator, ORDERS_OFF while strikes keep
 * orders off, CONSENT_MATE_TERMS, MATES_ONBOARDING with what is missing
 */
export const switchOrders = async (tx: Tx, userId: string, active: boolean, now: number): Promise<boolean> => {
  const mate = await lockMate(tx, userId);
  if (!mate) throw new Refusal('FORBIDDEN');
  if (mate.active === active) return false;
  if (active) {
    if (mate.blockedAt !== null) throw new Refusal('MATE_BLOCKED');
    const until = mate.ordersOffUntil;
    if (until && until.getTime() > now) throw new Refusal('ORDERS_OFF', { until });
    const readiness = await readReadiness(tx, userId);
    await requireMateTerms(tx, userId);
    if (!isReady(readiness)) throw new Refusal('MATES_ONBOARDING', readiness);
  }
  await tx.update(mateAccess).set({ active, missedOffAt: null }).where(own(userId));
  return true;
};

/**
 * Switches the mate's orders off, for at least until `until`: a longer term stays. False for a person who is not a
 * mate.
 */
export const switchOrdersOff = async (tx: Tx, userId: string, until?: Date): Promise<boolean> => {
  const mates = await tx
    .update(mateAccess)
    .set({
      active: false,
      ...(until && { ordersOffUntil: sql`greatest(${mateAccess.ordersOffUntil}, ${until}::timestamptz)` }),
    })
    .where(own(userId))
    .returning({ id: mateAccess.userId });
  return mates.length > 0;
};

/** Marks the mate as verified by an operator, or (null) no longer; repeating it keeps the first moment. */
export const setVerified = async (tx: Tx, userId: string, at: Date | null): Promise<void> => {
  await tx
    .update(mateAccess)
    .set({ verifiedAt: at && sql`coalesce(${mateAccess.verifiedAt}, ${at}::timestamptz)` })
    .where(own(userId));
};

/** Blocks the mate's orders by an operator, or (null) lifts the block. */
export const blockMate = async (
  tx: Tx,
  userId: string,
  block: { readonly at: Date; readonly reason: string } | null,
): Promise<void> => {
  const set = block
    ? { active: false, blockedAt: block.at, blockReason: block.reason }
    : { blockedAt: null, blockReason: null };
  await tx.update(mateAccess).set(set).where(own(userId));
};

/** Sets until when strikes keep orders off; null: they no longer do. */
export const keepOrdersOff = async (tx: Tx, userId: string, until: Date | null): Promise<void> => {
  await tx.update(mateAccess).set({ ordersOffUntil: until }).where(own(userId));
};

/** Revokes mate access: the card, categories, strikes and voice are deleted with it, the history of terms stays. */
export const revokeMateAccess = async (tx: Tx, userId: string): Promise<void> => {
  const gone = await tx.delete(mateAccess).where(own(userId)).returning({ voiceUrl: mateAccess.voiceUrl });
  for (const { voiceUrl } of gone) if (voiceUrl !== null) await putOutbox(tx, 'voiceGone', { address: voiceUrl });
};

/** The mate has answered an invitation: resets the count of missed ones. */
export const resetMissedInvitations = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .update(mateAccess)
    .set({ missedInvitations: 0 })
    .where(and(own(userId), gt(mateAccess.missedInvitations, 0)));
};

/**
 * Counts a missed invitation; with the third in a row switches off the orders of an active mate and returns the mate,
 * otherwise null.
 */
export const countMissedInvitation = async (tx: Tx, userId: string, at: Date): Promise<Mate | null> => {
  const [mate] = await tx
    .update(mateAccess)
    .set({ missedInvitations: sql`${mateAccess.missedInvitations} + 1` })
    .where(own(userId))
    .returning();
  if (!mate || mate.missedInvitations < afkTerms.missedInvitations) return null;
  const off = mate.active ? { active: false, missedOffAt: at } : {};
  await tx
    .update(mateAccess)
    .set({ missedInvitations: 0, ...off })
    .where(own(userId));
  return mate.active ? mate : null;
};

/** Counts a finished squad and the minutes actually played for its mates: their grade depends on them. */
export const countFinishedOrders = async (tx: Tx, userIds: readonly string[], minutes: number): Promise<void> => {
  if (userIds.length === 0) return;
  await tx
    .update(mateAccess)
    .set({
      finishedOrders: sql`${mateAccess.finishedOrders} + 1`,
      finishedMinutes: sql`${mateAccess.finishedMinutes} + ${minutes}`,
    })
    .where(inArray(mateAccess.userId, [...userIds]));
};

/**
 * Counts minutes of a squad that these mates did not finish (it was recreated or left): their grade depends on them
 * too.
 */
export const countPlayedMinutes = async (tx: Tx, userIds: readonly string[], minutes: number): Promise<void> => {
  await tx
    .update(mateAccess)
    .set({ finishedMinutes: sql`${mateAccess.finishedMinutes} + ${minutes}` })
    .where(inArray(mateAccess.userId, [...userIds]));
};

/** `ratingHundredths`: 4.87 is 487. */
export const setMateRatings = async (tx: Tx, ratings: readonly MateRating[]): Promise<void> => {
  await tx.execute(sql`
    UPDATE mate_access SET rating_hundredths = rated.hundredths, review_count = rated."reviewCount"
    FROM json_to_recordset(${JSON.stringify(ratings)}::json)
      AS rated ("mateId" uuid, hundredths integer, "reviewCount" integer)
    WHERE mate_access.user_id = rated."mateId"`);
};

/** Stores whether a messenger is connected to notify the mate of orders, which readiness requires. */
export const setNotificationsConnected = async (tx: Tx, userId: string, connected: boolean): Promise<void> => {
  await tx.update(mateAccess).set({ notificationsConnected: connected }).where(own(userId));
};
