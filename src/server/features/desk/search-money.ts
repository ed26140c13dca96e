import { and, asc, eq, sql } from 'drizzle-orm';
import { typedNumber } from '#domain/text/search-form.ts';
import { formatRubles } from '#domain/text/format.ts';
import { personColumns } from '../../platform/db/person-columns';
import { balanceCorrection } from '../../platform/db/schema/money/corrections';
import { balanceTransaction } from '../../platform/db/schema/money/ledger';
import { appUser } from '../../platform/db/schema/people';
import { promoCode } from '../../platform/db/schema/money/promo-codes';
import { escapeLike, uuidOf } from '../../platform/db/search';
import { shown, type Source } from './search-source';
import { deskPage } from '#contract/routes/desk-pages.ts';

const findTransactions: Source['find'] = async (app, text) => {
  const id = typedNumber(text);
  if (id === null && uuidOf(text) === null) return [];
  const rows = await app.db
    .select({
      id: balanceTransaction.id,
      amount: balanceTransaction.amount,
      type: balanceTransaction.type,
      person: personColumns(appUser),
    })
    .from(balanceTransaction)
    .innerJoin(appUser, eq(appUser.id, balanceTransaction.userId))
    .where(id === null ? eq(balanceTransaction.operationId, text) : eq(balanceTransaction.id, id))
    .orderBy(asc(balanceTransaction.id))
    .limit(shown);
  return rows.map(({ id: line, amount, type, person }) => ({
    kind: 'transaction',
    path: deskPage('transactions', line),
    title: `${formatRubles(amount)}, ${person.username}`,
    hint: type,
    person,
  }));
};

const findCorrections: Source['find'] = async (app, text) => {
  if (uuidOf(text) === null) return [];
  const rows = await app.db
    .select({ id: balanceCorrection.id, amount: balanceCorrection.amount, person: personColumns(appUser) })
    .from(balanceCorrection)
    .innerJoin(appUser, eq(appUser.id, balanceCorrection.userId))
    .where(eq(balanceCorrection.id, text));
  return rows.map(({ id, amount, person }) => ({
    kind: 'correction',
    path: deskPage('corrections', id),
    title: `${formatRubles(amount)}, ${person.username}`,
    hint: 'CORRECTION',
    person,
  }));
};

/** By the beginning of the code; common codes are hidden from operators who may only manage personal ones. */
const findPromoCodes: Source['find'] = async (app, text) => {
  const rows = await app.db
    .select({ code: promoCode.code, percent: promoCode.percent, amount: promoCode.amount })
    .from(promoCode)
    .where(and(sql`${promoCode.code} LIKE ${`${escapeLike(text.toUpperCase())}%`}`, eq(promoCode.lesson, false)))
    .orderBy(asc(promoCode.code))
    .limit(shown);
  return rows.map(({ code, percent, amount }) => ({
    kind: 'promo-code',
    path: deskPage('promo-codes', code),
    title: code,
    hint: percent === null ? `−${formatRubles(amount ?? 0)}` : `−${percent} %`,
    person: null,
  }));
};

/** Operations, corrections and promo codes. */
export const moneySources: readonly Source[] = [
  { permission: 'VIEW_TRANSACTION', find: findTransactions },
  { permission: 'CAN_CREATE_CORRECTION_TRANSACTION', find: findCorrections },
  { permission: 'MANAGE_PROMO_CODES', find: findPromoCodes },
];
