import { eq } from 'drizzle-orm';
import { pauseBeforePayoutQuestion, payoutTerms } from '#domain/payouts/payout-terms.ts';
import type { App } from '../../platform/app';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import { payout } from '../../platform/db/schema/money/payouts';
import { Refusal } from '../../platform/http/refusal';
import type { Jobs } from '../../platform/outbox/job-runner';
import { putAllLater } from '../../platform/outbox/put-outbox';
import { openWallet, type RemittanceKind, sendOnce } from '../balance/public';
import { completePayout, lockPayout, openPayoutOf, type PayoutLocked, type PayoutRow, stepPayout } from './payout-row';
import { findPayoutProvider, payoutBreaker } from './providers/all-providers';
import type { PayoutRequest } from './providers/provider';
import { isBlocked, startPayout } from './start-payout';

const stopped = {
  blocked: 'Аккаунт заблокирован: деньги не отправлены',
  unreadable: 'Номер не прочитать, секрет сервиса с тех пор сменили: деньги не отправлены',
  gone: 'Провайдера больше нет в настройках',
} as const;

const detailsOf = async (app: App, row: PayoutRow): Promise<Pick<PayoutRequest, 'method' | 'bank' | 'wallet'>> => {
  const [of] = await app.db.select().from(withdrawal).where(eq(withdrawal.id, row.withdrawalId));
  if (!of) throw new Error(`payout ${row.id} has no withdrawal`);
  return { method: of.method, bank: of.bank, wallet: openWallet(app, of) };
};

const payouts = (app: App): RemittanceKind<PayoutRow, PayoutLocked> => ({
  name: 'payout',
  waiting: 'QUEUED',
  questions: { silent: payoutTerms.questions, atWork: payoutTerms.questionsAtWork },
  pause: pauseBeforePayoutQuestion,
  notThere: 'Провайдер не знает о такой выплате',
  lineOf: async (row) => {
    const provider = findPayoutProvider(app, row.provider);
    if (provider === null) return { stopped: stopped.gone };
    try {
      const details = { ...(await detailsOf(app, row)), amount: row.amount };
      return {
        calls: {
          send: (call) => provider.send({ ...call, ...details }),
          ask: (call) => provider.ask({ ...call, ...details }),
        },
        breaker: payoutBreaker(app, provider),
      };
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return { stopped: stopped.unreadable };
    }
  },
  lock: lockPayout,
  obstacle: async (tx, { userId }) => ((await isBlocked(tx, userId)) ? stopped.blocked : null),
  step: (tx, row, type, change) => stepPayout(app, tx, row, `payout.${type}`, change),
  note: async (tx, { id }, change) => void (await tx.update(payout).set(change).where(eq(payout.id, id))),
  done: (tx, locked, reference) =>
    completePayout(app, tx, locked, { reference: reference ?? locked.row.id, by: 'system' }),
  refused: (tx, { row }, failure) => stepPayout(app, tx, row, 'payout.refused', { failure }),
  later: (tx, { withdrawalId }, waits) => putAllLater(tx, 'payout', [{ withdrawalId }], waits),
});

/**
 * Pays a confirmed withdrawal by a provider, or asks what became of a payout that has left. Nothing to do: the switch is
 * off, nobody serves the method, or an operator decides.
 */
export const payoutJob = (app: App): Jobs['payout'] => {
  const send = sendOnce(app, payouts(app));
  return async ({ withdrawalId }, jobId) => {
    const row = (await openPayoutOf(app.db, withdrawalId)) ?? (await startPayout(app, withdrawalId));
    if (row !== null && row.state !== 'UNCLEAR') await send(row, jobId);
  };
};
