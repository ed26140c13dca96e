import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TransactionType } from '#domain/money/transaction-type.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { hasWallClock } from '#domain/text/wall-time.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

export interface TransactionFilter {
  readonly types?: readonly TransactionType[] | undefined;
  /** Days of `zone`, `2026-11-22`, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** IANA name of the time zone in which days begin. */
  readonly zone?: string | undefined;
}

/** Requires a time zone and days that PostgreSQL accepts too. @throws Refusal VALIDATION_ERROR */
const requireKnown = ({ zone, from, to }: TransactionFilter): void => {
  const refuse = (path: string, message: string) => new Refusal('VALIDATION_ERROR', { fields: [{ path, message }] });
  if (!hasWallClock(zone ?? defaultTimeZone)) throw refuse('query.zone', 'Такого часового пояса нет');
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== undefined && new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day)
      throw refuse(`query.${name}`, 'Такого дня нет');
};

const startOf = (day: string, zone: string): SQL => sql`(${day}::date::timestamp AT TIME ZONE ${zone})`;

/** The condition for a person's lines that match the filter. @throws Refusal VALIDATION_ERROR */
export const chosenLines = (userId: string, filter: TransactionFilter): SQL | undefined => {
  requireKnown(filter);
  const { types, from, to, zone = defaultTimeZone } = filter;
  return and(
    eq(balanceTransaction.userId, userId),
    types && types.length > 0 ? inArray(balanceTransaction.type, [...types]) : undefined,
    from === undefined ? undefined : sql`${balanceTransaction.createdAt} >= ${startOf(from, zone)}`,
    to === undefined
      ? undefined
      : sql`${balanceTransaction.createdAt} < ((${to}::date + 1)::timestamp AT TIME ZONE ${zone})`,
  );
};
