import { asc, eq, inArray } from 'drizzle-orm';
import { needsSecondOperator } from '#domain/money/correction.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import type { App } from '#server/platform/app.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { type Gift, halfAgreement, operatorGift } from '#server/platform/db/schema/money/second-operators.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { writeAudit } from '../../audit/public';
import { recentSum } from './before-correction';

type Subject =
  `${'deposit' | 'callback' | 'difference' | 'draw' | 'purchase' | 'article' | 'refund' | 'payout'}:${string | number}`;

interface Giving {
  readonly operatorId: string;
  readonly subject: Subject;
  /** Where the audit log shows it; the subject itself by default. */
  readonly shownAt?: string;
  readonly gifts: readonly Gift[];
}

/** The people are locked, so that concurrent acts of one operator are counted one after the other. */
const isLarge = async (app: App, tx: Tx, { operatorId, gifts }: Giving): Promise<boolean> => {
  const ids = gifts.map(({ userId }) => userId);
  await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(inArray(appUser.id, ids))
    .orderBy(asc(appUser.id))
    .for('no key update');
  if (
    needsSecondOperator(
      sumOf(gifts, ({ amount }) => amount),
      0,
    )
  )
    return true;
  for (const { userId, amount } of gifts)
    if (needsSecondOperator(amount, await recentSum(tx, operatorId, userId, app.clock.now()))) return true;
  return false;
};

const isSame = (one: readonly Gift[], other: readonly Gift[]): boolean => {
  const text = (gifts: readonly Gift[]) =>
    JSON.stringify(gifts.map(({ userId, amount }) => `${userId}:${amount}`).sort());
  return text(one) === text(other);
};

/**
 * Whether money that comes from the service or from outside may move now, by the word of this operator. A small sum
 * may; above the limit for corrections the first operator's word is only noted, and the same act of another carries it
 * out. What one operator gives one person within a day is added up. The caller has locked the subject.
 * @throws Refusal ADMIN_SECOND_OPERATOR when the same operator asks again
 */
export const agreeToGive = async (app: App, tx: Tx, giving: Giving): Promise<boolean> => {
  const { operatorId, subject, gifts } = giving;
  if (gifts.length === 0) return true;
  const at = new Date(app.clock.now());
  const [half] = await tx.select().from(halfAgreement).where(eq(halfAgreement.subject, subject)).for('update');
  const asked = half !== undefined && isSame(half.gifts, gifts) ? half : null;
  const second = asked !== null && asked.askedBy !== operatorId;
  if (!second && (await isLarge(app, tx, giving))) {
    if (asked !== null) throw new Refusal('ADMIN_SECOND_OPERATOR');
    const shownAt = giving.shownAt ?? subject;
    const values = { askedBy: operatorId, gifts, shownAt, askedAt: at };
    await tx
      .insert(halfAgreement)
      .values({ subject, ...values })
      .onConflictDoUpdate({ target: halfAgreement.subject, set: values });
    const details = { amount: sumOf(gifts, ({ amount }) => amount), people: gifts.length };
    await writeAudit(app, tx, operatorId, { action: 'money.ask', subject: shownAt, details });
    return false;
  }
  await tx.delete(halfAgreement).where(eq(halfAgreement.subject, subject));
  const giver = second ? asked.askedBy : operatorId;
  await tx
    .insert(operatorGift)
    .values(gifts.map(({ userId, amount }) => ({ operatorId: giver, userId, amount, subject, givenAt: at })));
  return true;
};

/** Who has asked for acts on these subjects that another operator has to agree to. */
export const askersOf = async (db: Executor, subjects: readonly Subject[]) => {
  const rows =
    subjects.length === 0
      ? []
      : await db
          .select({ subject: halfAgreement.subject, by: personColumns(appUser) })
          .from(halfAgreement)
          .innerJoin(appUser, eq(appUser.id, halfAgreement.askedBy))
          .where(inArray(halfAgreement.subject, [...subjects]));
  return new Map(rows.map(({ subject, by }) => [subject, by]));
};

/** The same for one subject; null when nothing waits. */
export const askerOf = async (db: Executor, subject: Subject) => (await askersOf(db, [subject])).get(subject) ?? null;
