import { eq, inArray, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { TransactionAnswer, transactionWithdrawal } from '#contract/schemas/transaction.ts';
import type { TransactionType } from '#domain/money/transaction-type.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { withdrawal } from '#server/platform/db/schema/money/ledger.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { atProviderSince } from '../payouts-under-way';
import { describeWithdrawal } from '../withdrawal-target';

interface Line {
  readonly id: number;
  readonly type: TransactionType;
  readonly squadId: number | null;
}

type Played = NonNullable<TransactionAnswer['squad']>;
type Withdrawn = output<typeof transactionWithdrawal>;

/** Includes members who have left: they were part of what this money paid for. */
const namesOf = (isMate: boolean) => sql<string[]>`ARRAY(
  SELECT app_user.username FROM squad_member JOIN app_user ON app_user.id = squad_member.user_id
  WHERE squad_member.squad_id = squad.id AND (squad_member.type = 'MATE') = ${isMate} ORDER BY squad_member.position)`;

const readSquads = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Played>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: squad.id,
      gameId: squad.gameId,
      category: category.name,
      minutes: squad.durationMinutes,
      mates: namesOf(true),
      clients: namesOf(false),
    })
    .from(squad)
    .leftJoin(category, eq(category.id, squad.categoryId))
    .where(inArray(squad.id, [...ids]));
  return new Map(rows.map((row) => [row.id, { ...row, category: row.category ?? '' }]));
};

const readWithdrawals = async (db: Db, lines: readonly number[]): Promise<ReadonlyMap<number, Withdrawn>> => {
  if (lines.length === 0) return new Map();
  const rows = await db
    .select({ withdrawal, atProvider: atProviderSince })
    .from(withdrawal)
    .where(inArray(withdrawal.transactionId, [...lines]));
  return new Map(
    rows.map(({ withdrawal: row, atProvider }) => [row.transactionId, describeWithdrawal(row, atProvider)]),
  );
};

/**
 * What lines of a history paid for or came from: squads and withdrawals, each read once however many lines it has, and only
 * where a line has one.
 */
export const readPaidFor = async (db: Db, lines: readonly Line[]) => {
  const squadIds = new Set(lines.flatMap(({ squadId }) => squadId ?? []));
  const withdrawing = lines.filter(({ type }) => type === 'WITHDRAWAL').map(({ id }) => id);
  const [squads, withdrawals] = await Promise.all([readSquads(db, [...squadIds]), readWithdrawals(db, withdrawing)]);
  return {
    /** Whom a mate earned with stands in the lines of earnings alone. */
    squadOf: ({ type, squadId }: Line): Played | null => {
      const played = squadId === null ? undefined : squads.get(squadId);
      return played === undefined ? null : { ...played, clients: type === 'SELL' ? played.clients : [] };
    },
    withdrawalOf: ({ id }: Line): Withdrawn | null => withdrawals.get(id) ?? null,
  };
};
