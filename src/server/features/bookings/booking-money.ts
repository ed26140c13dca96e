import { inArray } from 'drizzle-orm';
import { type Kopecks, percentOf, sumOf } from '#domain/money/kopecks.ts';
import type { Purse } from '#domain/money/purse.ts';
import { givenOf } from '#domain/risk/held-gift.ts';
import type { Tx } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { bookingHold, platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { givenOfPurpose } from '../../platform/ledger/bonus-grants';
import { holdMoney, returnMoney } from '../../platform/ledger/held-money';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { holdOfPay } from '../risk/public';
import type { BookingRow, BookingStep } from './booking-row';

/** The purpose under which grants of bonus and gift money record a booking. */
const purposeOf = (id: string): string => `booking:${id}`;

export const namesOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .select({ id: appUser.id, username: appUser.username })
    .from(appUser)
    .where(inArray(appUser.id, [...ids]));
  return new Map(rows.map(({ id, username }) => [id, username]));
};

const nameOf = async (tx: Tx, id: string): Promise<string> => (await namesOf(tx, [id])).get(id) ?? '';

interface Held extends Pick<Purse, 'bonus' | 'gift'> {
  /** Id of the history line of the debit. */
  readonly transactionId: number | null;
}

/**
 * Debits the price from the client as for a squad's share, bonus money first, and holds it.
 * @throws Refusal BALANCE_INSUFFICIENT with the missing sum
 */
export const holdPrice = async (
  { tx, operationId, at }: BookingStep,
  { id, clientId, mateId, price }: Pick<BookingRow, 'id' | 'clientId' | 'mateId' | 'price'>,
): Promise<Held> => {
  const { bonus, gift } = await holdMoney(
    { tx, operationId, at },
    { payerId: clientId, hold: bookingHold(id), purpose: purposeOf(id), amount: price },
  );
  const details = { bookingId: id, username: await nameOf(tx, mateId) };
  const line = { userId: clientId, operationId, type: 'PURCHASE', details } as const;
  const [transactionId] = await recordTransactions(
    tx,
    [{ ...line, amount: -price, bonusAmount: -bonus, giftAmount: -gift }],
    at,
  );
  return { bonus, gift, transactionId: transactionId ?? null };
};

interface Release {
  readonly returned: Kopecks;
  /** The mate's part before their percent of order. */
  readonly forMate: Kopecks;
  /** Number of the squad that the booking became. */
  readonly openedAs?: number;
}

/**
 * Releases the whole hold: each kind of money is returned as it was, pro rata, and the mate's part is paid by their
 * percent of order; the rest goes to the service. Returns what the mate received.
 */
export const releasePrice = async (
  { app, tx, operationId, at }: BookingStep,
  row: BookingRow,
  { returned, forMate, openedAs }: Release,
): Promise<Kopecks> => {
  const { id, clientId, mateId, price, percent, transactionId } = row;
  const income = percentOf(forMate, percent);
  const hold = bookingHold(id);
  const bonusLeft = row.bonus === 0 ? 0 : await givenOfPurpose(tx, purposeOf(id));
  const given = givenOf({ gross: forMate, amount: price, subsidy: 0, left: price, bonusLeft });
  const spent = [{ payerId: clientId, gross: forMate, given }];
  const held = await holdOfPay(app, tx, { mateId, amount: income, spent, operationId, at });
  const paid = income - sumOf(held, (part) => part.amount);
  const { bonus, gift } = await returnMoney(
    { tx, operationId, at },
    {
      payerId: clientId,
      hold,
      purpose: purposeOf(id),
      amount: returned,
      alongside: [
        { from: hold, to: userAccount(mateId), amount: paid },
        ...held.map((part) => ({ from: hold, ...part })),
        { from: hold, to: platformAccount('revenue'), amount: forMate - income },
      ],
    },
    { own: price - row.bonus - row.gift, bonus: row.bonus, gift: row.gift },
  );
  const names = await namesOf(tx, [clientId, mateId]);
  await recordTransactions(
    tx,
    [
      {
        userId: clientId,
        operationId,
        type: 'PURCHASE',
        amount: returned,
        bonusAmount: bonus,
        giftAmount: gift,
        details: { bookingId: id, username: names.get(mateId) ?? '', ...(openedAs === undefined ? {} : { openedAs }) },
        ...(transactionId === null ? {} : { reversalOf: transactionId }),
      },
      {
        userId: mateId,
        operationId,
        type: 'SELL',
        amount: paid,
        details: { bookingId: id, username: names.get(clientId) ?? '', gross: forMate, percent },
      },
    ],
    at,
  );
  return income;
};
