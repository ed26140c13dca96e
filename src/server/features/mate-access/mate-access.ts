import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { MateLevel } from '../../../domain/mates/grade';
import { afkTerms } from '../../../domain/mates/mate-terms';
import { hourlyRates } from '../../../domain/pricing/rates';
import { rateSettings } from '../../../domain/settings/product-settings';
import { productSetting } from '../../platform/db/schema/settings';
import type { Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { putOutbox } from '../../platform/outbox/put-outbox';
import { Refusal } from '../../platform/http/refusal';
import { readReadiness } from './readiness';

/** What a mate's level and percent of an order are. */
export interface MateTerms {
  readonly grade: MateLevel;
  /** The mate's part of an order, in percent. */
  readonly percent: number;
}

type Mate = typeof mateAccess.$inferSelect;

/** What reviews make of a mate. */
interface MateRating {
  readonly mateId: string;
  readonly hundredths: number;
  readonly reviewCount: number;
}

const own = (userId: string) => eq(mateAccess.userId, userId);

/** The price of an hour follows the level. */
const columnsOf = (terms: MateTerms) => ({
  ...terms,
  basePrice: sql<number>`coalesce(
    (SELECT ${productSetting.value} FROM ${productSetting} WHERE ${productSetting.name} = ${rateSettings[terms.grade]}),
    ${hourlyRates[terms.grade]}::bigint)`,
});

/** The mate's row, which nobody else changes until the transaction ends; null for somebody who is no mate. */
export const lockMate = async (tx: Tx, userId: string): Promise<Mate | null> =>
  (await tx.select().from(mateAccess).where(own(userId)).for('update'))[0] ?? null;

/** The same for several, in one order. */
export const lockMates = async (tx: Tx, userIds: readonly string[]): Promise<void> => {
  const locked = tx.select({ userId: mateAccess.userId }).from(mateAccess);
  await locked
    .where(inArray(mateAccess.userId, [...userIds]))
    .orderBy(mateAccess.userId)
    .for('update');
};

/** Makes the person a mate of that game; false when they are one already. Orders stay off until they are ready. */
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
 * Switches the mate's own orders on and off; false when they are so already (specification, section 4 "Mate active
 * flag").
 * @throws Refusal FORBIDDEN for somebody who is no mate, MATE_BLOCKED by an operator, ORDERS_OFF while strikes keep
 * orders off, MATES_ONBOARDING with what is missing
 */
export const switchOrders = async (tx: Tx, userId: string, active: boolean, now: number): Promise<boolean> => {
  const mate = await lockMate(tx, userId);
  if (!mate) throw new Refusal('FORBIDDEN');
  if (mate.active === active) return false;
  if (active) {
    if (mate.blockedAt !== null) throw new Refusal('MATE_BLOCKED');
    const until = mate.ordersOffUntil;
    if (until && until.getTime() > now) throw new Refusal('ORDERS_OFF', { until: until.toISOString() });
    const readiness = await readReadiness(tx, userId);
    if (readiness.missing.length > 0) throw new Refusal('MATES_ONBOARDING', readiness);
  }
  await tx.update(mateAccess).set({ active, missedOffAt: null }).where(own(userId));
  return true;
};

/** Takes the mate off offer, at least until then without appeal: a longer term stays. False for somebody who is no mate. */
export const switchOrdersOff = async (tx: Tx, userId: string, until?: Date): Promise<boolean> => {
  const mates = await tx
    .update(mateAccess)
    .set({
      active: false,
      ...(until && {
        ordersOffUntil: sql`greatest(${mateAccess.ordersOffUntil}, ${until.toISOString()}::timestamptz)`,
      }),
    })
    .where(own(userId))
    .returning({ id: mateAccess.userId });
  return mates.length > 0;
};

/** An operator answers for who the mate is from then on, or (null) no longer; repeated it keeps the first moment. */
export const setVerified = async (tx: Tx, userId: string, at: Date | null): Promise<void> => {
  await tx
    .update(mateAccess)
    .set({ verifiedAt: at && sql`coalesce(${mateAccess.verifiedAt}, ${at.toISOString()}::timestamptz)` })
    .where(own(userId));
};

/** An operator keeps the mate from orders, or (null) lets them switch orders on again. */
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

/** What strikes have switched off may be switched on again. */
export const allowOrders = async (tx: Tx, userId: string): Promise<void> => {
  await tx.update(mateAccess).set({ ordersOffUntil: null }).where(own(userId));
};

/** The person is a mate no more: their card, categories, strikes and voice go with the access, the history of terms stays. */
export const revokeMateAccess = async (tx: Tx, userId: string): Promise<void> => {
  const gone = await tx.delete(mateAccess).where(own(userId)).returning({ voiceUrl: mateAccess.voiceUrl });
  for (const { voiceUrl } of gone) if (voiceUrl !== null) await putOutbox(tx, 'voiceGone', { address: voiceUrl });
};

/** The mate has answered an invitation, in whatever way: the count of missed ones starts over. */
export const resetMissedInvitations = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .update(mateAccess)
    .set({ missedInvitations: 0 })
    .where(and(own(userId), gt(mateAccess.missedInvitations, 0)));
};

/**
 * One more invitation has lapsed; with the third in a row a mate who takes orders is switched off and comes back here.
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

/** A finished squad counts for its mates, with the minutes really played: their level follows from them. */
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

/** Minutes of a squad that these mates do not finish under its number count for their level too. */
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

/** Whether a messenger tells the mate of orders: one of the things that readiness asks for. */
export const setNotificationsConnected = async (tx: Tx, userId: string, connected: boolean): Promise<void> => {
  await tx.update(mateAccess).set({ notificationsConnected: connected }).where(own(userId));
};
