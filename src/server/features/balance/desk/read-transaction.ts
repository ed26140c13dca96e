import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personColumns } from '#server/platform/db/person-columns.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { account, balanceTransaction, operation, transfer } from '#server/platform/db/schema/money/ledger.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { detailsOf } from '../history/transaction-details';
import { transactionColumns, transactionRow } from './list-all-transactions';

const debit = alias(account, 'debit');
const credit = alias(account, 'credit');

const uuidText = /^[0-9a-f-]{36}$/;

type Account = Pick<typeof account.$inferSelect, 'kind' | 'owner'>;

const isOfPerson = ({ kind, owner }: Account) =>
  kind !== 'HOLD' && kind !== 'PLATFORM' && kind !== 'OUTSIDE' && uuidText.test(owner);

/** Transfers of one operation with both accounts, and names for accounts of people. */
export const transfersOf = async (db: Executor, operationId: string) => {
  const rows = await db
    .select({
      id: transfer.id,
      amount: transfer.amount,
      debit: { kind: debit.kind, owner: debit.owner },
      credit: { kind: credit.kind, owner: credit.owner },
    })
    .from(transfer)
    .innerJoin(debit, eq(debit.id, transfer.debitAccount))
    .innerJoin(credit, eq(credit.id, transfer.creditAccount))
    .where(eq(transfer.operationId, operationId))
    .orderBy(asc(transfer.id));
  const owners = rows.flatMap((row) => [row.debit, row.credit].filter(isOfPerson).map(({ owner }) => owner));
  const people =
    owners.length === 0
      ? []
      : await db
          .select({ id: appUser.id, username: appUser.username })
          .from(appUser)
          .where(inArray(appUser.id, owners));
  const named = (one: Account) => ({
    ...one,
    person: (isOfPerson(one) ? people.find(({ id }) => id === one.owner) : undefined) ?? null,
  });
  return rows.map((row) => ({ id: row.id, debit: named(row.debit), credit: named(row.credit), amount: row.amount }));
};

/** Ids of a line and all its reversals; the given line may be either. */
const chainIds = (id: number) => sql`
  WITH RECURSIVE up AS (
    SELECT id, reversal_of FROM balance_transaction WHERE id = ${id}
    UNION SELECT before.id, before.reversal_of FROM balance_transaction before JOIN up ON before.id = up.reversal_of
  ), whole AS (
    SELECT id FROM up UNION SELECT back.id FROM balance_transaction back JOIN whole ON back.reversal_of = whole.id
  ) SELECT id FROM whole`;

const chainOf = async (db: Executor, id: number) => {
  const rows = await db
    .select({
      id: balanceTransaction.id,
      type: balanceTransaction.type,
      amount: balanceTransaction.amount,
      createdAt: balanceTransaction.createdAt,
    })
    .from(balanceTransaction)
    .where(sql`${balanceTransaction.id} IN (${chainIds(id)})`)
    .orderBy(asc(balanceTransaction.createdAt), asc(balanceTransaction.id));
  return rows.map((row) => ({ id: String(row.id), type: row.type, amount: row.amount, createdAt: row.createdAt }));
};

const operationOf = async (db: Executor, id: string) => {
  const [found] = await db
    .select({ id: operation.id, kind: operation.kind, createdAt: operation.createdAt, actor: personColumns(appUser) })
    .from(operation)
    .leftJoin(appUser, eq(sql`${appUser.id}::text`, operation.actor))
    .where(eq(operation.id, id));
  if (!found) throw new Error(`operation ${id} is gone`);
  return { ...found, createdAt: found.createdAt };
};

/**
 * One line with the double entry behind it, the lines that it reverses or was reversed by, and its squad.
 * @throws Refusal ADMIN_BALANCE_TRANSACTION_NOT_FOUND
 */
export const readTransaction = async (db: Executor, id: number) => {
  const [found] = await db
    .select({ ...transactionColumns, squad, category: category.name })
    .from(balanceTransaction)
    .innerJoin(appUser, eq(appUser.id, balanceTransaction.userId))
    .leftJoin(squad, eq(squad.id, balanceTransaction.squadId))
    .leftJoin(category, eq(category.id, squad.categoryId))
    .where(eq(balanceTransaction.id, id));
  if (!found) throw new Refusal('ADMIN_BALANCE_TRANSACTION_NOT_FOUND');
  return {
    ...transactionRow(found),
    details: detailsOf(found.line.details),
    operation: await operationOf(db, found.line.operationId),
    transfers: await transfersOf(db, found.line.operationId),
    chain: await chainOf(db, id),
    squad: found.squad && {
      id: found.squad.id,
      gameId: found.squad.gameId,
      category: found.category ?? '',
      status: found.squad.status,
    },
  };
};
