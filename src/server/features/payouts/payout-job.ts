import { isBrokenCircuitError } from 'cockatiel';
import { eq } from 'drizzle-orm';
import { pauseBeforePayoutQuestion, payoutTerms, saidByProvider } from '#domain/payouts/payout-terms.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import { payout } from '../../platform/db/schema/money/payouts';
import { Refusal } from '../../platform/http/refusal';
import { finishJob } from '../../platform/outbox/finish-job';
import type { Jobs } from '../../platform/outbox/job-runner';
import { putAllLater } from '../../platform/outbox/put-outbox';
import { openWallet, ProviderDown } from '../balance/public';
import { completePayout, lockPayout, openPayoutOf, type PayoutRow, stepPayout } from './payout-row';
import { findPayoutProvider, payoutBreaker } from './providers/all-providers';
import type { PayoutAnswer, PayoutProvider, PayoutRequest } from './providers/provider';
import { isBlocked, startPayout } from './start-payout';

/** WAIT: the provider is off for now, and nothing was sent or asked. TAKEN: another process sends it. STOPPED: nobody pays it. */
type Outcome = PayoutAnswer | { readonly state: 'SILENT' | 'WAIT' | 'TAKEN' | 'STOPPED' };

const keyOf = ({ id, attempt }: Pick<PayoutRow, 'id' | 'attempt'>): string => (attempt <= 1 ? id : `${id}.${attempt}`);

/** What the provider said; SILENT: nothing that can be understood, so that the money may have left or not. */
const heard = async (
  app: App,
  provider: PayoutProvider,
  row: PayoutRow,
  call: () => Promise<PayoutAnswer>,
): Promise<Outcome> => {
  try {
    return await payoutBreaker(app, provider).execute(call);
  } catch (problem) {
    // A Refusal: a sum in its answer that cannot be read.
    if (!(problem instanceof ProviderDown || problem instanceof Refusal) && !isBrokenCircuitError(problem))
      throw problem;
    app.log.warn({ err: problem, payout: row.id, provider: row.provider }, 'a payout has no answer');
    return { state: 'SILENT' };
  }
};

const refuse = (app: App, tx: Tx, row: PayoutRow, reason: string): Promise<void> =>
  stepPayout(app, tx, row, 'payout.refused', { failure: saidByProvider(reason) });

const stopped = {
  blocked: 'Аккаунт заблокирован: деньги не отправлены',
  unreadable: 'Номер не прочитать, секрет сервиса с тех пор сменили: деньги не отправлены',
  gone: 'Провайдера больше нет в настройках',
} as const;

/** Notes that the request leaves, before it does; null when it does not leave from here. */
const noteSending = (app: App, id: string): Promise<PayoutRow | null> =>
  inTransaction(app.db, async (tx) => {
    const locked = await lockPayout(tx, id);
    if (locked?.row.state !== 'QUEUED') return null;
    const { row } = locked;
    if (await isBlocked(tx, row.userId)) {
      await refuse(app, tx, row, stopped.blocked);
      return null;
    }
    const sending = {
      attempt: row.attempt + 1,
      sentAt: new Date(app.clock.now()),
      asked: 0,
      externalId: null,
      failure: null,
    };
    await stepPayout(app, tx, row, 'payout.sent', sending);
    return { ...row, ...sending, state: 'SENT' };
  });

const requestOf = async (app: App, row: PayoutRow): Promise<Omit<PayoutRequest, 'key' | 'age'>> => {
  const [of] = await app.db.select().from(withdrawal).where(eq(withdrawal.id, row.withdrawalId));
  if (!of) throw new Error(`payout ${row.id} has no withdrawal`);
  const { method, bank } = of;
  return { method, bank, wallet: openWallet(app, of), amount: row.amount, externalId: row.externalId };
};

const stop = (app: App, id: string, reason: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const locked = await lockPayout(tx, id);
    if (locked?.row.state === 'QUEUED') await refuse(app, tx, locked.row, reason);
    if (locked?.row.state === 'SENT')
      await stepPayout(app, tx, locked.row, 'payout.unclear', { failure: saidByProvider(reason) });
  });

/** Sends the payout once; from then on it is only asked about. */
const talk = async (app: App, row: PayoutRow): Promise<Outcome> => {
  const provider = findPayoutProvider(app, row.provider);
  if (provider === null) {
    await stop(app, row.id, stopped.gone);
    return { state: 'STOPPED' };
  }
  let request: Omit<PayoutRequest, 'key' | 'age'>;
  try {
    request = await requestOf(app, row);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    await stop(app, row.id, stopped.unreadable);
    return { state: 'STOPPED' };
  }
  if (payoutBreaker(app, provider).isOff()) return { state: 'WAIT' };
  if (row.state === 'SENT') {
    const age = app.clock.now() - (row.sentAt?.getTime() ?? 0);
    return heard(app, provider, row, () => provider.ask({ ...request, key: keyOf(row), age }));
  }
  const sent = await noteSending(app, row.id);
  if (sent === null) return { state: 'TAKEN' };
  return heard(app, provider, sent, () => provider.send({ ...request, externalId: null, key: keyOf(sent), age: 0 }));
};

const askLater = async (app: App, tx: Tx, row: PayoutRow, outcome: Outcome): Promise<void> => {
  const asked = row.asked + 1;
  const atWork = outcome.state === 'AT_WORK';
  if (asked > (atWork ? payoutTerms.questionsAtWork : payoutTerms.questions)) {
    const failure =
      outcome.state === 'NOT_THERE'
        ? 'Провайдер не знает о такой выплате'
        : atWork
          ? 'Провайдер всё ещё не закончил'
          : 'Провайдер не отвечает или отвечает непонятно';
    return stepPayout(app, tx, row, 'payout.unclear', { failure });
  }
  const externalId = outcome.state === 'AT_WORK' ? (outcome.externalId ?? row.externalId) : row.externalId;
  await tx.update(payout).set({ asked, externalId }).where(eq(payout.id, row.id));
  await putAllLater(tx, 'payout', [{ withdrawalId: row.withdrawalId }], pauseBeforePayoutQuestion(row.asked));
};

/** `mine`: no other run has completed the job, which then has seen to the next question. */
const apply = async (app: App, tx: Tx, id: string, outcome: Outcome, mine: boolean): Promise<void> => {
  const locked = await lockPayout(tx, id);
  if (locked === null) return;
  const { row } = locked;
  // Whoever sends it may die before it has heard: somebody asks later in any case.
  if (outcome.state === 'WAIT' || outcome.state === 'TAKEN')
    return mine ? putAllLater(tx, 'payout', [{ withdrawalId: row.withdrawalId }], payoutTerms.tryAgain) : undefined;
  // Another answer, or an operator, has settled it meanwhile.
  if (row.state !== 'SENT') return;
  switch (outcome.state) {
    case 'PAID':
      return completePayout(app, tx, locked, {
        reference: outcome.reference ?? row.externalId ?? row.id,
        by: 'system',
      });
    case 'REFUSED':
      return refuse(app, tx, row, outcome.reason);
    case 'UNCLEAR':
      return stepPayout(app, tx, row, 'payout.unclear', { failure: saidByProvider(outcome.reason) });
    default:
      return mine ? askLater(app, tx, row, outcome) : undefined;
  }
};

/**
 * Pays a confirmed withdrawal by a provider, or asks what became of a payout that has left. Nothing to do: the switch is
 * off, nobody serves the method, or an operator decides.
 */
export const payoutJob =
  (app: App): Jobs['payout'] =>
  async ({ withdrawalId }, jobId) => {
    const row = (await openPayoutOf(app.db, withdrawalId)) ?? (await startPayout(app, withdrawalId));
    if (row === null || row.state === 'UNCLEAR') return;
    const outcome = await talk(app, row);
    await inTransaction(app.db, async (tx) => {
      // Even if another run has completed the job: what was heard here may be known nowhere else.
      const mine = await finishJob(tx, jobId);
      if (outcome.state !== 'STOPPED') await apply(app, tx, row.id, outcome, mine);
    });
    app.outbox.kick();
  };
