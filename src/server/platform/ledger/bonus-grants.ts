import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type BonusKind, type BonusReason, bonusTerms } from '../../../domain/money/bonus';
import type { Kopecks } from '../../../domain/money/kopecks';
import type { Tx } from '../db/open-database';
import { bonusGrant, bonusUse } from '../db/schema/money/bonus';
import { scheduleDeadline } from '../deadlines/schedule-deadline';
import { type AccountRef, bonusAccount, giftAccount } from './account-ref';
import { lockBalances } from './balances';
import { postTransfers } from './post-transfers';

/*
 * Bonus and gift money: the account knows how much there is, the grants know until when. Both change together, always
 * the account first, whose lock keeps the person's grants still too.
 */

/** Which account a kind of money lies on. */
export const accountOfKind = (kind: BonusKind, userId: string): AccountRef =>
  kind === 'GIFT' ? giftAccount(userId) : bonusAccount(userId);

const wake = async (tx: Tx, grantId: string, expiresAt: number): Promise<void> => {
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

/** Gives bonus or gift money with a term of its own (180 days). Writes no line of the history: the caller does. */
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
  await wake(tx, id, expiresAt);
};

interface Spending {
  readonly userId: string;
  readonly kind: BonusKind;
  readonly amount: Kopecks;
  /** What it pays for; a return names the same. */
  readonly purpose: string;
}

/** Takes money out of the oldest grants first. The account was debited before in the same transaction. */
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

/** What a purpose still has of grants of one kind, those that end last first. */
const usesOf = (tx: Tx, purpose: string, kind: BonusKind) =>
  tx
    .select({ use: bonusUse, expiresAt: bonusGrant.expiresAt })
    .from(bonusUse)
    .innerJoin(bonusGrant, eq(bonusGrant.id, bonusUse.grantId))
    .where(and(eq(bonusUse.purpose, purpose), eq(bonusGrant.kind, kind), gt(bonusUse.amount, bonusUse.returned)))
    .orderBy(sql`${bonusGrant.expiresAt} DESC`, sql`${bonusGrant.id} DESC`);

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
 * Money comes back into the grants it came from, with their old terms: what has ended meanwhile ends at the next sweep.
 * The account was credited before in the same transaction.
 */
export const returnGrants = (tx: Tx, returned: Return): Promise<void> =>
  overPurpose(tx, returned, async ({ grantId }, part, expiresAt) => {
    await tx
      .update(bonusGrant)
      .set({ left: sql`${bonusGrant.left} + ${part}` })
      .where(eq(bonusGrant.id, grantId));
    await wake(tx, grantId, expiresAt.getTime());
  });

/** What one purpose has used, another goes on with: the squad that replaces a squad. */
export const carryGrants = (tx: Tx, carried: Return, purpose: string): Promise<void> =>
  overPurpose(tx, carried, async ({ grantId }, part) => {
    await tx.insert(bonusUse).values({ id: uuidv7(), grantId, purpose, amount: part });
  });

/** Locks a grant by its account, as every change of it does; null when there is none. */
export const lockGrant = async (tx: Tx, id: string): Promise<typeof bonusGrant.$inferSelect | null> => {
  const read = () => tx.select().from(bonusGrant).where(eq(bonusGrant.id, id));
  const [found] = await read();
  if (!found) return null;
  await lockBalances(tx, [accountOfKind(found.kind, found.userId)]);
  return (await read())[0] ?? null;
};

/** Writes off what is left of a locked grant. The account is debited in the same transaction by the caller. */
export const expireGrant = async (tx: Tx, { id, left, expired }: typeof bonusGrant.$inferSelect): Promise<void> => {
  await tx
    .update(bonusGrant)
    .set({ left: 0, expired: expired + left })
    .where(eq(bonusGrant.id, id));
};

/** What an operation has granted, by the locked account; null when nothing. */
export const grantOfOperation = async (tx: Tx, operationId: string): Promise<typeof bonusGrant.$inferSelect | null> => {
  const [found] = await tx.select().from(bonusGrant).where(eq(bonusGrant.operationId, operationId));
  return found ?? null;
};
