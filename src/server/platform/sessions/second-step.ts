import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { TransactionType } from '#domain/money/transaction-type.ts';
import { type SecondStepWay, secondStepTerms } from '#domain/people/second-step.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '../app';
import type { Executor, Tx } from '../db/open-database';
import { balanceTransaction } from '../db/schema/money/ledger';
import { appUser } from '../db/schema/people';
import { Refusal } from '../http/refusal';
import { isSameSecret } from '../secrets/is-same-secret';
import type { Actor } from './actor';

const sign = (secret: string, sessionId: string, body: string): string =>
  createHmac('sha256', secret).update(`second-step:${sessionId}:${body}`).digest('base64url');

/**
 * What the page shows for the rest of the visit after a second step was taken. It is no cookie: a copied session does not
 * carry it. `since`: when what proved the person was set up, epoch ms of product time.
 */
export const newProof = (
  secret: string,
  sessionId: string,
  since: number,
): { readonly proof: string; readonly until: Date } => {
  const until = Date.now() + secondStepTerms.lasts;
  const body = `${until}.${since}`;
  return { proof: `${body}.${sign(secret, sessionId, body)}`, until: new Date(until) };
};

/** Since when what proved the person in this session has been set up; null for a proof that is absent, late or forged. */
export const confirmedSinceOf = (secret: string, sessionId: string, given: unknown): number | null => {
  if (typeof given !== 'string') return null;
  const [until = '', since = '', signature = ''] = given.split('.');
  if (!isSameSecret(signature, sign(secret, sessionId, `${until}.${since}`))) return null;
  return Number(until) > Date.now() ? Number(since) : null;
};

interface Ways extends Record<string, unknown> {
  readonly KEY: boolean;
  readonly APP: boolean;
  readonly RECOVERY: boolean;
}

/** What this person can take the second step by; nothing where they have none. */
export const secondStepWaysOf = async (db: Executor, userId: string): Promise<SecondStepWay[]> => {
  const { rows } = await db.execute<Ways>(sql`
    SELECT
      EXISTS (SELECT 1 FROM passkey WHERE user_id = ${userId}) AS "KEY",
      EXISTS (SELECT 1 FROM authenticator_app WHERE user_id = ${userId} AND confirmed_at IS NOT NULL) AS "APP",
      EXISTS (SELECT 1 FROM recovery_code WHERE user_id = ${userId}) AS "RECOVERY"`);
  const [found] = rows;
  if (!found?.KEY && !found?.APP) return [];
  return [
    ...(found.KEY ? (['KEY'] as const) : []),
    ...(found.APP ? (['APP'] as const) : []),
    ...(found.RECOVERY ? (['RECOVERY'] as const) : []),
  ];
};

/**
 * `by`: the link of a letter, for which the step is taken then instead of the session.
 * @throws Refusal SECOND_STEP_REQUIRED with the ways to take it, for somebody who has one
 */
export const refuseWithoutSecondStep = async (db: Executor, userId: string, by?: 'link'): Promise<void> => {
  const ways = await secondStepWaysOf(db, userId);
  if (ways.length > 0) throw new Refusal('SECOND_STEP_REQUIRED', by === 'link' ? { ways, link: true } : { ways });
};

/**
 * The gate of every call that its contract declares `confirmed`: who has a second step must have taken it in this visit.
 * @throws Refusal SECOND_STEP_REQUIRED
 */
export const requireSecondStep = async (
  db: Executor,
  { id, confirmedSince }: Pick<Actor, 'id' | 'confirmedSince'>,
): Promise<void> => {
  if (confirmedSince === null) await refuseWithoutSecondStep(db, id);
};

/** Lines of a balance by which own money leaves to others without a game in between. */
const givenAway = [
  'PURCHASE_TIPS',
  'PURCHASE_BLOG_ARTICLE',
  'PURCHASE_GIFT_CERTIFICATE',
  'BALANCE_RESERVE',
] as const satisfies readonly TransactionType[];

/**
 * The same for own money that leaves to another person or into what can be handed on: above a setting, which counts with
 * what has left within a day, so that small sums do not add up. `amount` in kopecks.
 * @throws Refusal SECOND_STEP_REQUIRED
 */
export const requireSecondStepFor = async (
  { clock, settings }: Pick<App, 'clock' | 'settings'>,
  tx: Tx,
  actor: Pick<Actor, 'id' | 'confirmedSince'>,
  amount: Kopecks,
): Promise<void> => {
  if (actor.confirmedSince !== null) return;
  // Concurrent calls of one person wait for one another, or each would count without the others.
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, actor.id)).for('no key update');
  const [gone] = await tx
    .select({ sum: sum(balanceTransaction.amount).mapWith(Number) })
    .from(balanceTransaction)
    .where(
      and(
        eq(balanceTransaction.userId, actor.id),
        inArray(balanceTransaction.type, [...givenAway]),
        lt(balanceTransaction.amount, 0),
        gt(balanceTransaction.createdAt, new Date(clock.now() - days(1))),
      ),
    );
  if (amount - (gone?.sum ?? 0) > (await settings.get('second-step-above')))
    await refuseWithoutSecondStep(tx, actor.id);
};
