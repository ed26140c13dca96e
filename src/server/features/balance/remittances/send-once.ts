import { isBrokenCircuitError } from 'cockatiel';
import { remittanceTerms, saidByProvider } from '#domain/money/remittance.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { finishJob } from '#server/platform/outbox/finish-job.ts';
import type { breakerOf } from '../providers/breakers';
import { ProviderDown } from '../providers/call-provider';
import type { RemittanceAnswer, RemittanceCall, RemittanceCalls, RemittanceChange, RemittanceRow } from './remittance';

/** Whom a remittance is given to; `breaker`: that of its calls, null where they have none. */
export interface RemittanceLine {
  readonly calls: RemittanceCalls<RemittanceCall>;
  readonly breaker: ReturnType<typeof breakerOf> | null;
}

/** One kind of remittances: its table, its states and what their ends mean in the books. */
export interface RemittanceKind<Row extends RemittanceRow, Locked extends { readonly row: Row }> {
  /** What the log calls it. */
  readonly name: string;
  /** The state before it is sent; the next one is SENT. */
  readonly waiting: Row['state'];
  /** How often a provider is asked that does not answer, or that is at work, before an operator looks. */
  readonly questions: { readonly silent: number; readonly atWork: number };
  /** Before the question number `asked` (from 0), ms. */
  readonly pause: (asked: number) => number;
  /** What is said of one that the provider does not know. */
  readonly notThere: string;
  /** `stopped`: nobody sends it, and why. */
  lineOf(row: Row): Promise<RemittanceLine | { readonly stopped: string }>;
  /** Locks it and what it belongs to until the transaction ends. */
  lock(tx: Tx, id: string): Promise<Locked | null>;
  /** Why it must not leave now; null: it may. */
  obstacle(tx: Tx, row: Row): Promise<string | null>;
  step(tx: Tx, row: Row, type: 'sent' | 'unclear', change: RemittanceChange): Promise<void>;
  note(tx: Tx, row: Row, change: RemittanceChange): Promise<void>;
  done(tx: Tx, locked: Locked, reference: string | null): Promise<void>;
  refused(tx: Tx, locked: Locked, failure: string): Promise<void>;
  /** Puts its job again. */
  later(tx: Tx, row: Row, waits: number): Promise<void>;
}

/** WAIT: the provider is off for now, and nothing was sent or asked. TAKEN: another process sends it. STOPPED: nobody does. */
type Outcome = RemittanceAnswer | { readonly state: 'SILENT' | 'WAIT' | 'TAKEN' | 'STOPPED' };

const callOf = (app: App, { id, attempt, sentAt, externalId }: RemittanceRow): RemittanceCall => ({
  key: attempt <= 1 ? id : `${id}.${attempt}`,
  attempt,
  age: sentAt === null ? 0 : app.clock.now() - sentAt.getTime(),
  externalId,
});

/**
 * The work of a job over one remittance: it is sent once, and from then on the provider is asked what became of it, by
 * whichever process runs the job. Whoever hears an end writes it down.
 */
export const sendOnce = <Row extends RemittanceRow, Locked extends { readonly row: Row }>(
  app: App,
  kind: RemittanceKind<Row, Locked>,
) => {
  /** What the provider said; SILENT: nothing that can be understood, so that the money may have left or not. */
  const heard = async (
    { breaker }: RemittanceLine,
    row: Row,
    call: () => Promise<RemittanceAnswer>,
  ): Promise<Outcome> => {
    try {
      return await (breaker === null ? call() : breaker.execute(call));
    } catch (problem) {
      // A Refusal: a sum in its answer that cannot be read.
      if (!(problem instanceof ProviderDown || problem instanceof Refusal) && !isBrokenCircuitError(problem))
        throw problem;
      app.log.warn({ err: problem, [kind.name]: row.id, provider: row.provider }, `a ${kind.name} has no answer`);
      return { state: 'SILENT' };
    }
  };

  /** Notes that the request leaves, before it does; null when it does not leave from here. */
  const noteSending = (id: string): Promise<Row | null> =>
    inTransaction(app.db, async (tx) => {
      const locked = await kind.lock(tx, id);
      if (locked?.row.state !== kind.waiting) return null;
      const { row } = locked;
      const obstacle = await kind.obstacle(tx, row);
      if (obstacle !== null) {
        await kind.refused(tx, locked, saidByProvider(obstacle));
        return null;
      }
      const sending = {
        attempt: row.attempt + 1,
        sentAt: new Date(app.clock.now()),
        asked: 0,
        externalId: null,
        failure: null,
      };
      await kind.step(tx, row, 'sent', sending);
      return { ...row, ...sending, state: 'SENT' };
    });

  const stop = (id: string, reason: string): Promise<void> =>
    inTransaction(app.db, async (tx) => {
      const locked = await kind.lock(tx, id);
      if (locked?.row.state === kind.waiting) await kind.refused(tx, locked, saidByProvider(reason));
      if (locked?.row.state === 'SENT') await kind.step(tx, locked.row, 'unclear', { failure: saidByProvider(reason) });
    });

  const talk = async (row: Row): Promise<Outcome> => {
    const line = await kind.lineOf(row);
    if ('stopped' in line) {
      await stop(row.id, line.stopped);
      return { state: 'STOPPED' };
    }
    if (line.breaker?.isOff()) return { state: 'WAIT' };
    if (row.state === 'SENT') return heard(line, row, () => line.calls.ask(callOf(app, row)));
    const sent = await noteSending(row.id);
    if (sent === null) return { state: 'TAKEN' };
    return heard(line, sent, () => line.calls.send(callOf(app, sent)));
  };

  const askLater = async (tx: Tx, row: Row, outcome: Outcome): Promise<void> => {
    const asked = row.asked + 1;
    const atWork = outcome.state === 'AT_WORK';
    // A provider that has named it is known to work on it: one lost answer among many is no silence.
    const isKnown = atWork || row.externalId !== null;
    if (asked > (isKnown ? kind.questions.atWork : kind.questions.silent)) {
      const failure =
        outcome.state === 'NOT_THERE'
          ? kind.notThere
          : atWork
            ? 'Провайдер всё ещё не закончил'
            : 'Провайдер не отвечает или отвечает непонятно';
      return kind.step(tx, row, 'unclear', { failure });
    }
    await kind.note(tx, row, { asked, externalId: (atWork ? outcome.externalId : null) ?? row.externalId });
    await kind.later(tx, row, kind.pause(row.asked));
  };

  /** `mine`: no other run has completed the job, which then has seen to the next question. */
  const apply = async (tx: Tx, id: string, outcome: Outcome, mine: boolean): Promise<void> => {
    const locked = await kind.lock(tx, id);
    if (locked === null) return;
    const { row } = locked;
    // Whoever sends it may die before it has heard: somebody asks later in any case.
    if (outcome.state === 'WAIT' || outcome.state === 'TAKEN')
      return mine ? kind.later(tx, row, remittanceTerms.tryAgain) : undefined;
    // Another answer, the provider's own notice or an operator has settled it meanwhile.
    if (row.state !== 'SENT') return;
    switch (outcome.state) {
      case 'DONE':
        return kind.done(tx, locked, outcome.reference ?? row.externalId);
      case 'REFUSED':
        return kind.refused(tx, locked, saidByProvider(outcome.reason));
      case 'UNCLEAR':
        return kind.step(tx, row, 'unclear', { failure: saidByProvider(outcome.reason) });
      default:
        return mine ? askLater(tx, row, outcome) : undefined;
    }
  };

  return async (row: Row, jobId: number): Promise<void> => {
    const outcome = await talk(row);
    await inTransaction(app.db, async (tx) => {
      // Even if another run has completed the job: what was heard here may be known nowhere else.
      const mine = await finishJob(tx, jobId);
      if (outcome.state !== 'STOPPED') await apply(tx, row.id, outcome, mine);
    });
    app.outbox.kick();
  };
};
