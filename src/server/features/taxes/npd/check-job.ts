import { eq } from 'drizzle-orm';
import { isFinalAnswer, npdTerms, pauseBeforeNextCheck } from '#domain/taxes/npd-check.ts';
import { moscowDay } from '#domain/time/moscow.ts';
import type { App } from '../../../platform/app';
import { inTransaction } from '../../../platform/db/in-transaction';
import type { Tx } from '../../../platform/db/open-database';
import { npdCheck, taxProfile } from '../../../platform/db/schema/money/taxes';
import { finishJob } from '../../../platform/outbox/finish-job';
import type { Jobs } from '../../../platform/outbox/job-runner';
import { announce, putAllLater, userRoom } from '../../../platform/outbox/put-outbox';
import { announceToStaff } from '../../audit/public';
import { lookAtHeldNow } from '../payout-hold';
import { openInn } from '../sealed-inn';
import { checksAreOn, checksBefore, forgetCheck, isCheckOf } from './checks';
import { trackerOf, type TrackerAnswer } from './tracker';
import { passTurn, takeTurn } from './turn';

type Row = typeof npdCheck.$inferSelect;

type Message = Parameters<Jobs['npdCheck']>[0];

/** The number behind a hash; null when nobody has it any more, or it cannot be opened. */
const innOf = async ({ db, secret }: App, innHash: Buffer): Promise<string | null> => {
  const [row] = await db
    .select({ innSealed: taxProfile.innSealed })
    .from(taxProfile)
    .where(eq(taxProfile.innHash, innHash))
    .limit(1);
  return row === undefined ? null : openInn(secret, row.innSealed);
};

/** Those with this INN and operators see the answer, and what waited for it is looked at. */
const tell = async (app: App, tx: Tx, innHash: Buffer): Promise<void> => {
  const people = await tx.select({ id: taxProfile.userId }).from(taxProfile).where(eq(taxProfile.innHash, innHash));
  const ids = people.map(({ id }) => id);
  await lookAtHeldNow(app, tx, ids);
  await announce(tx, ids.map(userRoom), 'me changed', {});
  await announceToStaff(tx, 'tax');
};

/**
 * A refusal may mean the day, which begins with the service's clock and not with ours, or the INN: it is believed when it
 * comes again.
 */
const believed = (heard: TrackerAnswer, refused: boolean): TrackerAnswer =>
  heard.answer === 'INVALID' && !refused ? { answer: 'UNKNOWN', failure: 'STRANGE' } : heard;

interface Heard {
  readonly message: Message;
  readonly said: TrackerAnswer;
  /** No other run has seen to it that the INN is asked about again. */
  readonly mine: boolean;
}

/** Stores what was heard; an INN without an answer is asked about again later. */
const store = async (app: App, tx: Tx, row: Row, { message, said, mine }: Heard): Promise<void> => {
  const heard = believed(said, message.refused === true);
  const [now] = await tx.select().from(npdCheck).where(isCheckOf(row.innHash, row.day)).for('update');
  if (!now || isFinalAnswer(now.answer)) return;
  const tries = now.tries + 1;
  const failure = heard.answer === 'UNKNOWN' ? heard.failure : null;
  await tx
    .update(npdCheck)
    .set({ answer: heard.answer, failure, tries, answeredAt: new Date(app.clock.now()) })
    .where(isCheckOf(row.innHash, row.day));
  if (heard.answer === 'UNKNOWN' && mine)
    await putAllLater(
      tx,
      'npdCheck',
      [said.answer === 'INVALID' ? { ...message, refused: true } : message],
      pauseBeforeNextCheck(tries),
    );
  if (heard.answer !== now.answer) await tell(app, tx, row.innHash);
};

/** The pace of the service, or a long pause when it has had enough. */
const pauseAfter = (heard: TrackerAnswer, pace: number): number =>
  heard.answer === 'UNKNOWN' && heard.failure === 'LIMITED' ? Math.max(pace, npdTerms.afterLimit) : pace;

/** The check, if it is still to be made. */
const openCheck = async (app: App, { innHash, day }: Message): Promise<Row | null> => {
  const [row] = await app.db
    .select()
    .from(npdCheck)
    .where(isCheckOf(Buffer.from(innHash, 'hex'), day));
  return !row || isFinalAnswer(row.answer) ? null : row;
};

/** With the turn in hand. Another run of the same job may have heard the answer in the meantime. */
const ask = async (app: App, message: Message, jobId: number, inn: string): Promise<number> => {
  const row = await openCheck(app, message);
  if (row === null) return 0;
  const said = await trackerOf(app)(inn, message.day);
  await inTransaction(app.db, async (tx) => {
    // Even if another run has completed the job: what was heard here is known nowhere else.
    await store(app, tx, row, { message, said, mine: await finishJob(tx, jobId) });
  });
  return pauseAfter(said, app.config.taxes.npdPace);
};

/**
 * Asks the tax service about one INN. The whole installation makes one call at a time, with a pause after each: whoever
 * has no turn comes again when it may be theirs. A lost answer changes nothing, so the same is asked again.
 */
export const checkJob =
  (app: App): Jobs['npdCheck'] =>
  async (message, jobId) => {
    const row = await openCheck(app, message);
    if (row === null) return;
    const inn = await innOf(app, row.innHash);
    if (message.day !== moscowDay(app.clock.now()) || inn === null || !(await checksAreOn(app)))
      return forgetCheck(app.db, row.innHash, message.day);
    const turn = await takeTurn(app.db, app.config.taxes);
    if ('waits' in turn) {
      const waits = turn.waits + app.config.taxes.npdPace * (await checksBefore(app.db, row));
      return void (await inTransaction(app.db, async (tx) => {
        if (await finishJob(tx, jobId)) await putAllLater(tx, 'npdCheck', [message], waits);
      }));
    }
    const pause = await ask(app, message, jobId, inn);
    await passTurn(app.db, turn.holder, pause);
    app.outbox.kick();
  };
