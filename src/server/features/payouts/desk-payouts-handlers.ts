import { eq } from 'drizzle-orm';
import type { deskPayoutsContract } from '#contract/desk/money/payouts.ts';
import { payoutLife } from '#domain/payouts/payout-states.ts';
import type { AuditAction } from '#domain/people/audit-action.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { putOutbox } from '../../platform/outbox/put-outbox';
import { requireUnchanged, writeAudit } from '../audit/public';
import { agreeToGive, askerOf, lockWithdrawal } from '../balance/public';
import { completePayout, insertPayout, lockPayout, openPayoutOf, payoutsOf, stepPayout } from './payout-row';
import { payoutProviderFor, payoutBreaker, payoutProvidersOf } from './providers/all-providers';
import { isBlocked } from './start-payout';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { seconds } from '#domain/time/durations.ts';
import type { PayoutProvider } from './providers/provider';

/** For how long a balance is shown again without asking, ms of real time: every operator's page asks for it. */
const fresh = seconds(30);

const known = new WeakMap<
  App['database'],
  Map<string, { readonly at: number; readonly balance: Promise<Kopecks | null> }>
>();

const balanceOf = (app: App, provider: PayoutProvider): Promise<Kopecks | null> => {
  const own = known.get(app.database) ?? new Map<string, { at: number; balance: Promise<Kopecks | null> }>();
  known.set(app.database, own);
  const last = own.get(provider.id);
  if (last !== undefined && performance.now() - last.at < fresh) return last.balance;
  const balance = payoutBreaker(app, provider)
    .execute(() => provider.balance())
    .catch((problem: unknown) => {
      app.log.warn({ err: problem, provider: provider.id }, 'the account for payouts does not tell its balance');
      return null;
    });
  own.set(provider.id, { at: performance.now(), balance });
  return balance;
};

/** Providers of payouts and what is left with them. */
const accountsOf = async (app: App) => ({
  automatic: (await app.settings.get('payouts-automatic')) === 1,
  items: await Promise.all(
    payoutProvidersOf(app).map(async (provider) => {
      const balance = await balanceOf(app, provider);
      return { provider: provider.id, balance: balance };
    }),
  ),
});

/** Payouts of one withdrawal, for the desk. @throws Refusal NOT_FOUND */
const readPayouts = async (app: App, withdrawalId: string) => {
  const [of] = await app.db.select().from(withdrawal).where(eq(withdrawal.id, withdrawalId));
  if (!of) throw new Refusal('NOT_FOUND');
  const rows = await payoutsOf(app.db, withdrawalId);
  const open = rows.find(({ state }) => payoutLife.open.some((one) => one === state));
  const mayBeSent = of.status === 'CONFIRMED' && open === undefined;
  return {
    items: rows.map(({ id, provider, amount, state, externalId, reference, failure, createdAt, changedAt }) => ({
      id,
      provider,
      amount,
      state,
      externalId,
      reference,
      failure,
      createdAt,
      changedAt,
    })),
    next: mayBeSent ? (payoutProviderFor(app, of.method, of.bank)?.id ?? null) : null,
    askedBy: open === undefined ? null : await askerOf(app.db, `payout:${open.id}`),
  };
};

type Contract = typeof deskPayoutsContract;
type Locked = NonNullable<Awaited<ReturnType<typeof lockPayout>>>;

interface Decision {
  readonly operatorId: string;
  readonly id: string;
  readonly body: { readonly seen: number; readonly reason: string; readonly reference?: string };
  readonly action: Extract<AuditAction, `payout.${string}`>;
}

/**
 * Decides about an unclear payout and writes it down. `work` resolves to whether it was done; false: another operator has
 * to agree. @throws Refusal NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE
 */
const deciding = async (
  app: App,
  { operatorId, id, body: { seen, ...said }, action }: Decision,
  work: (tx: Tx, locked: Locked) => Promise<boolean>,
) => {
  const withdrawalId = await inTransaction(app.db, async (tx) => {
    const locked = await lockPayout(tx, id);
    if (locked === null) throw new Refusal('NOT_FOUND');
    const { userId, amount, state, changedAt } = locked.row;
    if (userId === operatorId) throw new Refusal('ADMIN_OWN_OBJECT');
    const subject = `withdrawal:${locked.withdrawal.id}` as const;
    await requireUnchanged(tx, subject, seen);
    if (state !== 'UNCLEAR') throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: state });
    if (await work(tx, locked))
      await writeAudit(app, tx, operatorId, {
        action,
        subject,
        details: { userId, amount, ...said },
        waitedSince: changedAt,
      });
    return locked.withdrawal.id;
  });
  app.outbox.kick();
  return readPayouts(app, withdrawalId);
};

const sendByOperator: Handlers<Contract>['POST /v1/admin/withdrawals/{id}/payouts'] = async (
  app,
  { actor, params: { id }, body },
) => {
  await inTransaction(app.db, async (tx) => {
    const of = await lockWithdrawal(tx, id);
    if (of === null) throw new Refusal('NOT_FOUND');
    if (of.userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
    const subject = `withdrawal:${id}` as const;
    await requireUnchanged(tx, subject, body.seen);
    if (of.status !== 'CONFIRMED' || (await openPayoutOf(tx, id)) !== null)
      throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: of.status });
    if (await isBlocked(tx, of.userId)) throw new Refusal('ADMIN_WITHDRAWAL_PAUSED');
    const provider = payoutProviderFor(app, of.method, of.bank);
    if (provider === null) throw new Refusal('PAYOUT_NOT_SERVED');
    const { amount, userId } = await insertPayout(app, tx, of, provider);
    await writeAudit(app, tx, actor.id, { action: 'payout.send', subject, details: { userId, amount } });
    await putOutbox(tx, 'payout', { withdrawalId: id });
  });
  app.outbox.kick();
  return readPayouts(app, id);
};

export const deskPayoutsHandlers: Handlers<Contract> = {
  'GET /v1/admin/payouts/accounts': (app) => accountsOf(app),
  'GET /v1/admin/withdrawals/{id}/payouts': (app, { params }) => readPayouts(app, params.id),
  'POST /v1/admin/withdrawals/{id}/payouts': sendByOperator,

  'POST /v1/admin/payouts/{id}/again': (app, { actor, params: { id }, body }) =>
    deciding(app, { operatorId: actor.id, id, body, action: 'payout.again' }, async (tx, { row, withdrawal: of }) => {
      const { userId, amount } = row;
      const giving = {
        operatorId: actor.id,
        subject: `payout:${id}`,
        shownAt: `withdrawal:${of.id}`,
        gifts: [{ userId, amount }],
      } as const;
      if (!(await agreeToGive(app, tx, giving))) return false;
      await stepPayout(app, tx, row, 'payout.again', { failure: null, asked: 0 });
      await putOutbox(tx, 'payout', { withdrawalId: of.id });
      return true;
    }),

  'POST /v1/admin/payouts/{id}/done': (app, { actor, params: { id }, body }) =>
    deciding(app, { operatorId: actor.id, id, body, action: 'payout.done' }, async (tx, locked) => {
      await completePayout(app, tx, locked, { reference: body.reference, by: actor.id });
      return true;
    }),

  'POST /v1/admin/payouts/{id}/failed': (app, { actor, params: { id }, body }) =>
    deciding(app, { operatorId: actor.id, id, body, action: 'payout.failed' }, async (tx, { row }) => {
      await stepPayout(app, tx, row, 'payout.refused');
      return true;
    }),
};
