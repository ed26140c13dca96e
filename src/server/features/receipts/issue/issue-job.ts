import { asc, eq } from 'drizzle-orm';
import { pauseBeforeQuestion, receiptTerms } from '#domain/receipts/receipt-terms.ts';
import { receiptLife, type ReceiptEvent } from '#domain/receipts/receipt-states.ts';
import type { App } from '../../../platform/app';
import { inTransaction } from '../../../platform/db/in-transaction';
import type { Tx } from '../../../platform/db/open-database';
import { receipt, receiptLine } from '../../../platform/db/schema/money/receipts';
import { appUser } from '../../../platform/db/schema/people';
import { finishJob } from '../../../platform/outbox/finish-job';
import type { Jobs } from '../../../platform/outbox/job-runner';
import { announce, putAllLater, userRoom } from '../../../platform/outbox/put-outbox';
import { announceToStaff } from '../../audit/public';
import { profilesOf } from '../../taxes/public';
import { tillOf } from '../tills/all-tills';
import { ProviderDown } from '../../balance/public';
import {
  type GivenDocument,
  type GivenWith,
  lackingPrincipals,
  type ReceiptDocument,
  type Till,
  type TillAnswer,
  TillSilent,
} from '../tills/till';
import { givenWith } from './given-with';
import { mailReceipt } from './mail-receipt';
import { changeReceipt, lockReceipt, type ReceiptRow, recordStep } from './receipt-row';

/** Our number of the document: the receipt's own for the first attempt. */
const documentIdOf = ({ id, attempt }: ReceiptRow): string => (attempt === 1 ? id : `${id}-${attempt}`);

const documentOf = async (app: App, row: ReceiptRow): Promise<ReceiptDocument> => {
  const { db, config } = app;
  const [person] = await db.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, row.userId));
  const lines = await db
    .select()
    .from(receiptLine)
    .where(eq(receiptLine.receiptId, row.id))
    .orderBy(asc(receiptLine.place));
  const mates = await profilesOf(
    app,
    db,
    lines.flatMap(({ principalId }) => principalId ?? []),
  );
  return {
    id: documentIdOf(row),
    kind: row.kind,
    at: row.createdAt,
    email: person?.email ?? '',
    lines: lines.map(({ subject, name, amount, principalId }) => ({
      subject,
      name,
      amount,
      // The lawyer may have decided that the service is nobody's agent.
      principal: principalId === null || !config.receipts.agents ? null : (mates.get(principalId) ?? 'unknown'),
    })),
    paid: { advance: row.byAdvance, other: row.byOther },
  };
};

/** Notes that a provider is sent a receipt, and at which payment, before it is: the same is repeated then. */
const noteSending = (app: App, row: ReceiptRow, given: GivenWith): Promise<Pick<GivenDocument, 'given' | 'sentAgo'>> =>
  inTransaction(app.db, async (tx) => {
    const locked = await lockReceipt(tx, row.id);
    // Another run may have been faster.
    if (locked?.sentAt && locked.paymentId !== null)
      return { given: { ...given, paymentId: locked.paymentId }, sentAgo: app.clock.now() - locked.sentAt.getTime() };
    await changeReceipt(tx, row.id, { sentAt: new Date(app.clock.now()), paymentId: given.paymentId });
    return { given, sentAgo: null };
  });

const issueBy = async (app: App, till: Till, row: ReceiptRow): Promise<TillAnswer> => {
  const document = await documentOf(app, row);
  const reason = till.lacking(document) ?? lackingPrincipals(document);
  if (reason !== null) return { state: 'REFUSED', reason };
  if (till.provider === null)
    return till.issue({ ...document, given: { paymentId: '', refundId: null }, sentAgo: null });
  const found = await givenWith(app.db, row, till.provider);
  if (found === null) return { state: 'REFUSED', reason: noPayment };
  const sending = await noteSending(app, row, found);
  try {
    return await till.issue({ ...document, ...sending });
  } catch (problem) {
    if (problem instanceof ProviderDown) throw new TillSilent('no answer that can be read', { cause: problem });
    throw problem;
  }
};

const noPayment =
  'Этот чек не привязать к платежу провайдера, который пробивает чеки: деньги пришли или ушли иначе. Пробей его другой кассой';

const askTill = async (app: App, till: Till, row: ReceiptRow): Promise<TillAnswer> => {
  if (row.state !== 'ACCEPTED' || row.documentId === null) return issueBy(app, till, row);
  if (row.till !== till.name) throw new TillSilent(`the document is in the register ${row.till}, which is not set up`);
  return till.ask(row.documentId);
};

const events = {
  ACCEPTED: 'receipt.accepted',
  DONE: 'receipt.done',
  REFUSED: 'receipt.refused',
} as const satisfies Readonly<Record<TillAnswer['state'], ReceiptEvent['type']>>;

const askAgain = (tx: Tx, { id, asked }: ReceiptRow): Promise<void> =>
  putAllLater(tx, 'receipt', [{ receiptId: id }], pauseBeforeQuestion(asked));

/** A document that is neither printed nor refused for so long that the register no longer answers questions about it. */
const isForgotten = ({ acceptedAt }: ReceiptRow, now: number): boolean =>
  acceptedAt !== null && now - acceptedAt.getTime() > receiptTerms.askedFor;

const forgotten: TillAnswer = {
  state: 'REFUSED',
  reason:
    'Касса приняла чек и месяц не отвечала, пробит ли он. Это видно в её кабинете: второй чек на те же деньги не нужен',
};

const valuesOf = (till: Till, answer: TillAnswer, row: ReceiptRow, at: Date): Parameters<typeof changeReceipt>[2] => {
  if (answer.state === 'REFUSED') return { reason: answer.reason, till: till.name };
  const document = { till: till.name, documentId: answer.documentId, reason: null };
  if (answer.state === 'ACCEPTED') return { ...document, acceptedAt: row.acceptedAt ?? at };
  return { ...document, url: answer.url, fiscal: answer.fiscal };
};

/** Carries out what the register said, unless the receipt has gone on meanwhile. */
const apply = async (app: App, tx: Tx, till: Till, before: ReceiptRow, said: TillAnswer): Promise<void> => {
  const row = await lockReceipt(tx, before.id);
  if (row === null || row.state !== before.state || row.attempt !== before.attempt) return;
  const at = new Date(app.clock.now());
  const answer = said.state === 'ACCEPTED' && isForgotten(row, at.getTime()) ? forgotten : said;
  if (answer.state === 'ACCEPTED' && row.state === 'ACCEPTED')
    return askAgain(tx, await changeReceipt(tx, row.id, { asked: row.asked + 1 }));
  const state = receiptLife.after(row.state, events[answer.state]);
  if (state === null) throw new Error(`receipt ${row.id} is ${row.state} and cannot be ${answer.state}`);
  const changed = await changeReceipt(tx, row.id, { state, changedAt: at, ...valuesOf(till, answer, row, at) });
  await recordStep(tx, changed, at);
  if (state === 'ACCEPTED') return askAgain(tx, changed);
  if (state === 'DONE') await mailReceipt(tx, changed);
  await announce(tx, [userRoom(row.userId)], 'me changed', {});
  await announceToStaff(tx, 'receipt');
};

/**
 * Has a receipt printed, or asks what became of it. The register is called outside of any transaction; what it said is
 * stored together with the end of the job, so that a killed process asks the same by the same number again.
 * @throws TillSilent when the register gave no answer
 */
export const issueJob =
  (app: App): Jobs['receipt'] =>
  async ({ receiptId }, jobId) => {
    const [row] = await app.db.select().from(receipt).where(eq(receipt.id, receiptId));
    if (!row || (row.state !== 'QUEUED' && row.state !== 'ACCEPTED')) return;
    const till = tillOf(app);
    if (till === null) throw new TillSilent('no register is set up');
    const answer = await askTill(app, till, row);
    await inTransaction(app.db, async (tx) => {
      if (await finishJob(tx, jobId)) await apply(app, tx, till, row, answer);
    });
    app.outbox.kick();
  };
