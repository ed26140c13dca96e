import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import { npdReceiptLink, npdReceiptOf } from '#domain/taxes/npd-receipt-terms.ts';
import type { App } from '../../../platform/app';
import { sqlState, violatedConstraint } from '../../../platform/db/database-errors';
import { inTransaction } from '../../../platform/db/in-transaction';
import type { Tx } from '../../../platform/db/open-database';
import { npdReceipt } from '../../../platform/db/schema/money/taxes';
import { Refusal } from '../../../platform/http/refusal';
import { openInn, sealInn } from '../sealed-inn';
import { profileOf } from '../tax-profile';
import { lockNpdReceipt, type NpdReceiptRow, putLink } from './npd-receipt-row';

/** The link of a receipt that was given; null: none, or its INN cannot be opened any more. */
export const linkOf = ({ secret }: Pick<App, 'secret'>, { number, innSealed }: NpdReceiptRow): string | null => {
  const inn = innSealed === null ? null : openInn(secret, innSealed);
  return number === null || inn === null ? null : npdReceiptLink(inn, number);
};

const described = (app: App, row: NpdReceiptRow) => ({
  id: row.id,
  amount: row.amount,
  state: row.state,
  link: linkOf(app, row),
  reason: row.reason,
  paidAt: row.owedAt,
  givenAt: row.givenAt,
});

const pageSize = 20;

/** One's receipts, the latest payout first; `before`: the id of the last one of the page before. */
export const ownNpdReceipts = async (app: App, userId: string, before: string | undefined) => {
  const [last] =
    before === undefined
      ? []
      : await app.db
          .select({ id: npdReceipt.id, owedAt: npdReceipt.owedAt })
          .from(npdReceipt)
          .where(and(eq(npdReceipt.id, before), eq(npdReceipt.userId, userId)));
  const older: SQL | undefined =
    last && or(lt(npdReceipt.owedAt, last.owedAt), and(eq(npdReceipt.owedAt, last.owedAt), lt(npdReceipt.id, last.id)));
  const rows = await app.db
    .select()
    .from(npdReceipt)
    .where(and(eq(npdReceipt.userId, userId), older))
    .orderBy(desc(npdReceipt.owedAt), desc(npdReceipt.id))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize);
  return {
    items: items.map((row) => described(app, row)),
    nextCursor: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
  };
};

const wrongLink = {
  NOT_A_RECEIPT:
    'Нужна ссылка на чек из «Мой налог»: она начинается с https://lknpd.nalog.ru/api/v1/receipt/ и кончается на /print',
  OTHER_INN: 'В этой ссылке чужой ИНН, не тот, что указан у тебя',
} as const;

/** The number in a link of this person. @throws Refusal VALIDATION_ERROR, TAX_STATUS_NOT_TOLD */
const numberIn = async (app: App, tx: Tx, userId: string, link: string) => {
  const profile = await profileOf(app, tx, userId);
  if (profile === null) throw new Refusal('TAX_STATUS_NOT_TOLD');
  const read = npdReceiptOf(link, profile.inn);
  if ('wrong' in read)
    throw new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body.link', message: wrongLink[read.wrong] }] });
  return { number: read.number, innSealed: sealInn(app.secret, profile.inn).innSealed };
};

/**
 * Gives the link of a receipt, or another one while no operator has confirmed it; the same again changes nothing.
 * @throws Refusal NOT_FOUND, VALIDATION_ERROR, TAX_STATUS_NOT_TOLD, NPD_RECEIPT_CLOSED, NPD_RECEIPT_USED
 */
export const giveNpdReceipt = async (app: App, userId: string, id: string, link: string) => {
  try {
    return await inTransaction(app.db, async (tx) => {
      const row = await lockNpdReceipt(tx, id);
      if (row?.userId !== userId) throw new Refusal('NOT_FOUND');
      const given = await numberIn(app, tx, userId, link);
      if (row.number === given.number && row.state !== 'REFUSED') return described(app, row);
      const changed = await putLink(app, tx, row, given);
      if (changed === null) throw new Refusal('NPD_RECEIPT_CLOSED');
      return described(app, changed);
    });
  } catch (problem) {
    if (sqlState(problem) === '23505' && violatedConstraint(problem) === 'npd_receipt_number')
      throw new Refusal('NPD_RECEIPT_USED');
    throw problem;
  }
};
