import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { depositPaymentProviders } from '#domain/money/deposit.ts';
import type { MoneyDirection } from '#domain/money/method-switches.ts';
import type { OwnPayment, RegisterLine, RegisterProvider } from '#domain/money/register.ts';
import { payoutProviders } from '#domain/payouts/payout-terms.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { uuidOf } from '#server/platform/db/search.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { payout } from '#server/platform/db/schema/money/payouts.ts';

interface Wanted {
  readonly provider: RegisterProvider;
  readonly from: Date;
  readonly to: Date;
}

type Named = Readonly<Record<'names' | 'ids', readonly string[]>>;

const uuidLength = 36;

/** What the register calls payments. A further try of a payout is its id with a number, `0199….2`. */
const namedBy = (theirs: readonly RegisterLine[]): Named => {
  const names = theirs.map(({ reference }) => reference.toLowerCase());
  return { names, ids: names.map((name) => name.slice(0, uuidLength)).filter((name) => uuidOf(name) !== null) };
};

const ownDeposits = async (tx: Tx, { provider, from, to }: Wanted, { names, ids }: Named): Promise<OwnPayment[]> => {
  const known = depositPaymentProviders.find((one) => one === provider);
  if (known === undefined) return [];
  const rows = await tx
    .select({ id: deposit.id, externalId: deposit.externalId, amount: deposit.amount, status: deposit.status })
    .from(deposit)
    .where(
      and(
        eq(deposit.provider, known),
        or(
          and(gte(deposit.settledAt, from), lte(deposit.settledAt, to), eq(deposit.status, 'PAID')),
          ids.length > 0 ? inArray(deposit.id, [...ids]) : undefined,
          names.length > 0 ? inArray(sql`lower(${deposit.externalId})`, [...names]) : undefined,
        ),
      ),
    );
  return rows.map(({ id, externalId, amount, status }) => ({
    id,
    names: externalId === null ? [] : [externalId],
    amount,
    paid: status === 'PAID',
  }));
};

const ownPayouts = async (tx: Tx, { provider, from, to }: Wanted, { names, ids }: Named): Promise<OwnPayment[]> => {
  const known = payoutProviders.find((one) => one === provider);
  if (known === undefined) return [];
  const rows = await tx
    .select()
    .from(payout)
    .where(
      and(
        eq(payout.provider, known),
        or(
          and(gte(payout.changedAt, from), lte(payout.changedAt, to), eq(payout.state, 'PAID')),
          ids.length > 0 ? inArray(payout.id, [...ids]) : undefined,
          names.length > 0 ? inArray(sql`lower(${payout.externalId})`, [...names]) : undefined,
          names.length > 0 ? inArray(sql`lower(${payout.reference})`, [...names]) : undefined,
        ),
      ),
    );
  return rows.map(({ id, externalId, reference, attempt, amount, state }) => ({
    id,
    names: [
      ...[reference, externalId].filter((name) => name !== null),
      ...Array.from({ length: Math.max(attempt - 1, 0) }, (_, index) => `${id}.${index + 2}`),
    ],
    amount,
    paid: state === 'PAID',
  }));
};

/** What was paid within the period, and what the register names: deposits, or payouts of withdrawals. */
export const ownPayments = (
  tx: Tx,
  direction: MoneyDirection,
  wanted: Wanted,
  theirs: readonly RegisterLine[],
): Promise<readonly OwnPayment[]> =>
  direction === 'DEPOSIT' ? ownDeposits(tx, wanted, namedBy(theirs)) : ownPayouts(tx, wanted, namedBy(theirs));
