import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TransactionType } from '#domain/money/transaction-type.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
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

/** Zones that were asked for and exist: a formatter costs more than the query of a page, and a file has two hundred pages. */
const knownZones = new Set<string>();
/** There are some 600; a name in other letters, `europe/moscow`, counts as another. */
const mostZones = 1000;

const isZone = (zone: string): boolean => {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('ru', { timeZone: zone });
  } catch {
    return false;
  }
  if (knownZones.size < mostZones) knownZones.add(zone);
  return true;
};

/** Requires a time zone and days that PostgreSQL accepts too. @throws Refusal VALIDATION_ERROR */
const requireKnown = ({ zone, from, to }: TransactionFilter): void => {
  const refuse = (path: string, message: string) => new Refusal('VALIDATION_ERROR', { fields: [{ path, message }] });
  if (!isZone(zone ?? defaultTimeZone)) throw refuse('query.zone', 'Такого часового пояса нет');
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
