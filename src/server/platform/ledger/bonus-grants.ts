import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type BonusKind, type BonusReason, bonusTerms } from '#domain/money/bonus.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Tx } from '../db/open-database';
import { bonusGrant, bonusUse } from '../db/schema/money/bonus';
import { scheduleDeadline } from '../deadlines/schedule-deadline';
import { type AccountRef, bonusAccount, giftAccount } from '#domain/money/account-ref.ts';
import { lockBalances } from './balances';
import { postTransfers } from './post-transfers';

/*
 * Bonus and gift money: the account has the total, the grants have the terms. Both change in the same transaction,
 * always the account first: its lock protects the person's grants too.
 */

/** The account of a kind of money. */
export const accountOfKind = (kind: BonusKind, userId: string): AccountRef =>
  kind === 'GIFT' ? giftAccount(userId) : bonusAccount(userId);

const scheduleEnd = async (tx: Tx, grantId: string, expiresAt: number): Promise<void> => {
  const aggregate = `bonus-grant:${grantId}` as const;
  await scheduleDeadline(tx, { aggregate, kind: 'ends soon' }, expiresAt - bonusTerms.noticeBefore);
  await scheduleDeadline(tx, { aggregate, kind: 'ended' }, expiresAt);
};

interface Gift {
  readonly operationId: string;
  readonly from: AccountRef;
  readonly userId: string;
  readonly kind: BonusKind;
  readonly reason: BonusReason;
  /** Kopecks; nothing happens for zero. */
  readonly amount: Kopecks;
  readonly at: Date;
}

/** Grants bonus or gift money with a term of 180 days. The caller writes the line of the person's history. */
export const grantBonus = async (tx: Tx, gift: Gift): Promise<void> => {
  const { operationId, from, userId, kind, reason, amount, at } = gift;
  if (amount === 0) return;
  await postTransfers(tx, operationId, [{ from, to: accountOfKind(kind, userId), amount }], at);
  const id = uuidv7();
  const expiresAt = at.getTime() + bonusTerms.lifetime;
  await tx
    .insert(bonusGrant)
    .values({
      id,
      userId,
      kind,
      reason,
      amount,
      left: amount,
      operationId,
      grantedAt: at,
      expiresAt: new Date(expiresAt),
    });
  await scheduleEnd(tx, id, expiresAt);
};

interface Spending {
  readonly userId: string;
  readonly kind: BonusKind;
  readonly amount: Kopecks;
  /** What it pays for: a return names the same purpose. */
  readonly purpose: string;
}

/** Spends grants, those that end first before others. The caller has debited the account in the same transaction. */
export const spendGrants = async (tx: Tx, { userId, kind, amount, purpose }: Spending): Promise<void> => {
  let missing = amount;
  if (missing === 0) return;
  const grants = await tx
    .select()
    .from(bonusGrant)
    .where(and(eq(bonusGrant.userId, userId), eq(bonusGrant.kind, kind), gt(bonusGrant.left, 0)))
    .orderBy(asc(bonusGrant.expiresAt), asc(bonusGrant.id));
  for (const { id, left } of grants) {
    const taken = Math.min(left, missing);
    if (taken === 0) break;
    await tx
      .update(bonusGrant)
      .set({ left: left - taken })
      .where(eq(bonusGrant.id, id));
    await tx.insert(bonusUse).values({ id: uuidv7(), grantId: id, purpose, amount: taken });
    missing -= taken;
  }
  if (missing > 0) throw new Error(`the grants of ${userId} hold less than the account`);
};

/** What a purpose has used of grants of one kind and not returned, those that end last first. */
const usesOf = (tx: Tx, purpose: string, kind: BonusKind) =>
  tx
    .select({ use: bonusUse, expiresAt: bonusGrant.expiresAt })
    .from(bonusUse)
    .innerJoin(bonusGrant, eq(bonusGrant.id, bonusUse.grantId))
    .where(and(eq(bonusUse.purpose, purpose), eq(bonusGrant.kind, kind), gt(bonusUse.amount, bonusUse.returned)))
    .orderBy(sql`${bonusGrant.expiresAt} DESC`, sql`${bonusGrant.id} DESC`);

/**
 * Of the bonus money that a purpose has used and not returned, what the service has given: kopecks. What a gift certificate
 * has left as bonus money was paid for by a person.
 */
export const givenOfPurpose = async (tx: Tx, purpose: string): Promise<Kopecks> => {
  const [sum] = await tx
    .select({ given: sql<number>`coalesce(sum(${bonusUse.amount} - ${bonusUse.returned}), 0)`.mapWith(Number) })
    .from(bonusUse)
    .innerJoin(bonusGrant, eq(bonusGrant.id, bonusUse.grantId))
    .where(and(eq(bonusUse.purpose, purpose), eq(bonusGrant.kind, 'BONUS'), ne(bonusGrant.reason, 'GIFT_CERTIFICATE')));
  return sum?.given ?? 0;
};

interface Return {
  readonly purpose: string;
  readonly kind: BonusKind;
  readonly amount: Kopecks;
}

const overPurpose = async (
  tx: Tx,
  { purpose, kind, amount }: Return,
  each: (use: typeof bonusUse.$inferSelect, part: Kopecks, expiresAt: Date) => Promise<void>,
): Promise<void> => {
  let rest = amount;
  if (rest === 0) return;
  for (const { use, expiresAt } of await usesOf(tx, purpose, kind)) {
    const part = Math.min(use.amount - use.returned, rest);
    if (part === 0) break;
    await tx
      .update(bonusUse)
      .set({ returned: use.returned + part })
      .where(eq(bonusUse.id, use.id));
    await each(use, part, expiresAt);
    rest -= part;
  }
  if (rest > 0) throw new Error(`${purpose} has used less ${kind} money than comes back`);
};

/**
 * Returns money to the grants that it came from, with their old terms: a grant that has ended in the meantime expires
 * at the next sweep. The caller has credited the account in the same transaction.
 */
export const returnGrants = (tx: Tx, returned: Return): Promise<void> =>
  overPurpose(tx, returned, async ({ grantId }, part, expiresAt) => {
    await tx
      .update(bonusGrant)
      .set({ left: sql`${bonusGrant.left} + ${part}` })
      .where(eq(bonusGrant.id, grantId));
    await scheduleEnd(tx, grantId, expiresAt.getTime());
  });

/** Moves used grants to another purpose: from a squad to the squad that replaces it. */
export const carryGrants = (tx: Tx, carried: Return, purpose: string): Promise<void> =>
  overPurpose(tx, carried, async ({ grantId }, part) => {
    await tx.insert(bonusUse).values({ id: uuidv7(), grantId, purpose, amount: part });
  });

/** Locks a grant through its account, as every change of a grant does; null when it does not exist. */
export const lockGrant = async (tx: Tx, id: string): Promise<typeof bonusGrant.$inferSelect | null> => {
  const read = () => tx.select().from(bonusGrant).where(eq(bonusGrant.id, id));
  const [found] = await read();
  if (!found) return null;
  await lockBalances(tx, [accountOfKind(found.kind, found.userId)]);
  return (await read())[0] ?? null;
};

/** Writes off a part of a locked grant, by default its rest. The caller debits the account in the same transaction. */
export const expireGrant = async (
  tx: Tx,
  { id, left, expired }: typeof bonusGrant.$inferSelect,
  part: Kopecks = left,
): Promise<void> => {
  await tx
    .update(bonusGrant)
    .set({ left: left - part, expired: expired + part })
    .where(eq(bonusGrant.id, id));
};

/** The grant of an operation, whose account must be locked; null when there is none. */
export const grantOfOperation = async (tx: Tx, operationId: string): Promise<typeof bonusGrant.$inferSelect | null> => {
  const [found] = await tx.select().from(bonusGrant).where(eq(bonusGrant.operationId, operationId));
  return found ?? null;
};
