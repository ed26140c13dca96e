import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { ageGroup, ageTerms, isBirthDate } from '#domain/people/age.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { deposit } from '../../platform/db/schema/money/deposits';
import { personAge } from '../../platform/db/schema/people';
import { Refusal } from '../../platform/http/refusal';

/** @throws Refusal VALIDATION_ERROR for a day on which nobody alive was born */
const requireBirthDate = (born: string, now: number): void => {
  if (!isBirthDate(born, now))
    throw new Refusal('VALIDATION_ERROR', {
      fields: [{ path: 'body.born', message: 'Такой даты рождения не бывает' }],
    });
};

/** What is known of a person's age. */
export const readAge = async (db: Executor, userId: string) => {
  const [row] = await db.select().from(personAge).where(eq(personAge.userId, userId));
  return { born: row?.born ?? null, parent: row?.parent ?? null };
};

/** Writes down what the person says; false when they have said it before. */
export const giveAge = async (tx: Tx, userId: string, born: string, at: Date): Promise<boolean> => {
  requireBirthDate(born, at.getTime());
  const given = await tx
    .insert(personAge)
    .values({ userId, born, givenAt: at })
    .onConflictDoNothing()
    .returning({ id: personAge.userId });
  return given.length > 0;
};

/** An operator's word: the day of birth, and the parent whose consent they have seen (null: none). */
export const setAge = async (tx: Tx, userId: string, born: string, parent: string | null, at: Date): Promise<void> => {
  requireBirthDate(born, at.getTime());
  const said = { born, parent, parentSeenAt: parent === null ? null : at };
  await tx
    .insert(personAge)
    .values({ userId, ...said, givenAt: at })
    .onConflictDoUpdate({ target: personAge.userId, set: said });
};

/** @throws Refusal AGE_UNKNOWN, AGE_ADULTS_ONLY when one of them is not known to be eighteen */
export const requireAdults = async (tx: Executor, userIds: readonly string[], now: number): Promise<void> => {
  if (userIds.length === 0) return;
  const rows = await tx
    .select()
    .from(personAge)
    .where(inArray(personAge.userId, [...userIds]));
  for (const id of userIds) {
    const group = ageGroup(rows.find(({ userId }) => userId === id)?.born ?? null, now);
    if (group !== 'ADULT') throw new Refusal(group === 'UNKNOWN' ? 'AGE_UNKNOWN' : 'AGE_ADULTS_ONLY');
  }
};

/**
 * Whether a person may pay in as much: those under fourteen nothing, those under eighteen with a parent's consent, up to
 * a setting within `ageTerms.limitWindow`, what waits for its payment included. `amount`: kopecks, null where the sum is not known.
 * @throws Refusal AGE_TOO_YOUNG, AGE_PARENT_NEEDED, AGE_DEPOSIT_LIMIT with what is left
 */
export const requireMayPayIn = async (app: App, tx: Tx, userId: string, amount: Kopecks | null): Promise<void> => {
  const now = app.clock.now();
  const { born, parent } = await readAge(tx, userId);
  const group = ageGroup(born, now);
  if (group === 'CHILD') throw new Refusal('AGE_TOO_YOUNG');
  if (group !== 'MINOR') return;
  if (parent === null) throw new Refusal('AGE_PARENT_NEEDED');
  // Two deposits at once would both fit.
  await tx.select().from(personAge).where(eq(personAge.userId, userId)).for('update');
  const [paid] = await tx
    .select({ sum: sql<number>`coalesce(sum(${deposit.amount} - ${deposit.refunded}), 0)::bigint`.mapWith(Number) })
    .from(deposit)
    .where(
      and(
        eq(deposit.userId, userId),
        isNotNull(deposit.amount),
        inArray(deposit.status, ['CREATED', 'PAID', 'DELAYED']),
        gte(deposit.createdAt, new Date(now - ageTerms.limitWindow)),
      ),
    );
  const left = Math.max(0, (await app.settings.get('minor-deposit-limit')) - (paid?.sum ?? 0));
  if (amount === null || amount > left) throw new Refusal('AGE_DEPOSIT_LIMIT', { left });
};
