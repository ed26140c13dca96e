import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { sumOf } from '#domain/money/kopecks.ts';
import type { RiskVerdict } from '#domain/risk/judge-pair.ts';
import type { Tx } from '../../platform/db/open-database';
import { heldGift, riskLink, riskMember, riskRing } from '../../platform/db/schema/money/risks';
import { announceToStaff } from '../audit/public';

type Ring = typeof riskRing.$inferSelect;

/** The rings of these people, locked, the one with the most people first. */
const lockRings = async (tx: Tx, people: readonly string[]): Promise<readonly Ring[]> => {
  const ids = tx
    .select({ id: riskMember.ringId })
    .from(riskMember)
    .where(inArray(riskMember.userId, [...people]));
  const rings = await tx.select().from(riskRing).where(inArray(riskRing.id, ids)).orderBy(riskRing.id).for('update');
  return [...rings].sort((one, other) => other.people - one.people);
};

/** The ring that both are in; null: there is none. */
export const commonRing = async (tx: Tx, one: string, other: string): Promise<Pick<Ring, 'id' | 'state'> | null> => {
  const theirs = tx.select({ id: riskMember.ringId }).from(riskMember).where(eq(riskMember.userId, other));
  const [ring] = await tx
    .select({ id: riskRing.id, state: riskRing.state })
    .from(riskMember)
    .innerJoin(riskRing, eq(riskRing.id, riskMember.ringId))
    .where(and(eq(riskMember.userId, one), inArray(riskMember.ringId, theirs)));
  return ring ?? null;
};

/** Whether both are in a ring that an operator has judged to be honest. */
const isAcquitted = async (tx: Tx, people: readonly string[], rings: readonly Ring[]): Promise<boolean> => {
  const [ring, second] = rings;
  if (ring?.state !== 'RELEASED' || second !== undefined) return false;
  const members = await tx
    .select({ id: riskMember.userId })
    .from(riskMember)
    .where(and(eq(riskMember.ringId, ring.id), inArray(riskMember.userId, [...people])));
  return members.length === people.length;
};

/** Moves all of a smaller ring into a larger one; the empty ring is deleted. */
const merge = async (tx: Tx, from: Ring, into: Ring): Promise<void> => {
  await tx.update(riskMember).set({ ringId: into.id }).where(eq(riskMember.ringId, from.id));
  await tx.update(riskLink).set({ ringId: into.id }).where(eq(riskLink.ringId, from.id));
  await tx.update(heldGift).set({ ringId: into.id }).where(eq(heldGift.ringId, from.id));
  await tx.delete(riskRing).where(eq(riskRing.id, from.id));
};

const newRing = async (tx: Tx, score: number, at: Date): Promise<Ring> => {
  const [ring] = await tx.insert(riskRing).values({ id: uuidv7(), people: 0, score, foundAt: at }).returning();
  if (!ring) throw new Error('a ring was not stored');
  return ring;
};

const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, one) => (first === null || (one !== null && one < first) ? one : first), null);

/**
 * Links a marked pair and returns their ring; null where an operator has judged it to be honest. Somebody new in a judged
 * ring opens it again. Rings that the link connects become one.
 */
export const markPair = async (
  tx: Tx,
  one: string,
  other: string,
  { score, reasons }: RiskVerdict,
  at: Date,
): Promise<string | null> => {
  const people = [one, other].sort();
  const [oneId = one, otherId = other] = people;
  const known = await lockRings(tx, people);
  if (await isAcquitted(tx, people, known)) return null;
  const first = known[0] ?? (await newRing(tx, score, at));
  await tx
    .insert(riskMember)
    .values(people.map((userId) => ({ userId, ringId: first.id, joinedAt: at })))
    .onConflictDoNothing();
  // Read again: another transaction may have put one of them into a ring of its own meanwhile.
  const rings = await lockRings(tx, people);
  const ring = rings[0] ?? first;
  for (const smaller of rings.slice(1)) await merge(tx, smaller, ring);
  if (rings.every(({ id }) => id !== first.id)) await tx.delete(riskRing).where(eq(riskRing.id, first.id));
  const found = { ringId: ring.id, score, reasons: [...reasons] };
  await tx
    .insert(riskLink)
    .values({ oneId, otherId, ...found, foundAt: at })
    .onConflictDoUpdate({ target: [riskLink.oneId, riskLink.otherId], set: found });
  await tx
    .update(riskRing)
    .set({
      state: 'OPEN',
      people: sql`(SELECT count(*) FROM ${riskMember} WHERE ${riskMember.ringId} = ${ring.id})`,
      score: Math.max(score, ...rings.map((one) => one.score)),
      held: sumOf(rings, (one) => one.held),
      waitsSince: earliest(rings.map((one) => one.waitsSince)),
    })
    .where(eq(riskRing.id, ring.id));
  await announceToStaff(tx, 'ring');
  return ring.id;
};

/** What is held of a ring now; since when it waits for an operator. The ring's row is locked by the update. */
export const countHeld = async (tx: Tx, ringId: string, change: number, at: Date): Promise<void> => {
  const held = sql`${riskRing.held} + ${change}`;
  await tx
    .update(riskRing)
    .set({
      held,
      ...(change > 0 && { state: 'OPEN' as const }),
      waitsSince: sql`CASE WHEN ${held} = 0 THEN NULL ELSE coalesce(${riskRing.waitsSince}, ${at}::timestamptz) END`,
    })
    .where(eq(riskRing.id, ringId));
};
