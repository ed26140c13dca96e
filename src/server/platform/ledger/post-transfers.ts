import { inArray, sql } from 'drizzle-orm';
import { kopecksToRubles } from '../../../domain/money/kopecks';
import type { Tx } from '../db/open-database';
import { account, transfer } from '../db/schema/money/ledger';
import { Refusal } from '../http/refusal';
import type { AccountRef } from './account-ref';

interface Movement {
  readonly from: AccountRef;
  readonly to: AccountRef;
  /** Kopecks, a positive safe integer. */
  readonly amount: number;
}

const key = (ref: AccountRef): string => `${ref.kind}:${ref.owner}`;
const caching: ReadonlySet<AccountRef['kind']> = new Set(['USER', 'BONUS', 'GIFT', 'HOLD']);
const caches = (ref: AccountRef): boolean => caching.has(ref.kind);

/**
 * Ids of the named accounts, made on first use; always in one order, so that two operations cannot deadlock on
 * creation.
 */
const accountIds = async (tx: Tx, refs: readonly AccountRef[]): Promise<ReadonlyMap<string, number>> => {
  const distinct = [...new Map(refs.map((ref) => [key(ref), ref])).values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const find = () =>
    tx
      .select({ id: account.id, kind: account.kind, owner: account.owner })
      .from(account)
      .where(
        sql`(${account.kind}, ${account.owner}) IN (${sql.join(
          distinct.map((ref) => sql`(${ref.kind}, ${ref.owner})`),
          sql`, `,
        )})`,
      );
  let rows = await find();
  if (rows.length < distinct.length) {
    await tx
      .insert(account)
      .values(distinct.map((ref) => ({ kind: ref.kind, owner: ref.owner, balance: caches(ref) ? 0 : null })))
      .onConflictDoNothing();
    rows = await find();
  }
  return new Map(rows.map((row) => [`${row.kind}:${row.owner}`, row.id]));
};

/**
 * Moves money, all of it or none: locks the cached accounts in id order, changes their balances, writes the
 * transfers. Zero movements are left out. Must run inside the operation's transaction.
 * @throws Refusal BALANCE_INSUFFICIENT with the person's shortfall when an account would go below zero
 */
export const postTransfers = async (
  tx: Tx,
  operationId: string,
  movements: readonly Movement[],
  at: Date,
): Promise<void> => {
  const real = movements.filter((movement) => movement.amount !== 0);
  if (real.length === 0) return;
  if (real.some(({ amount }) => !Number.isSafeInteger(amount) || amount < 0))
    throw new Error('a movement is a positive whole number of kopecks');
  const ids = await accountIds(
    tx,
    real.flatMap(({ from, to }) => [from, to]),
  );
  const idOf = (ref: AccountRef): number => {
    const id = ids.get(key(ref));
    if (id === undefined) throw new Error(`no account ${key(ref)}`);
    return id;
  };
  const deltas = new Map<number, number>();
  for (const { from, to, amount } of real) {
    if (caches(from)) deltas.set(idOf(from), (deltas.get(idOf(from)) ?? 0) - amount);
    if (caches(to)) deltas.set(idOf(to), (deltas.get(idOf(to)) ?? 0) + amount);
  }
  const changes = [...deltas].filter(([, delta]) => delta !== 0).sort(([a], [b]) => a - b);
  if (changes.length > 0) await changeBalances(tx, changes);
  await tx
    .insert(transfer)
    .values(
      real.map(({ from, to, amount }) => ({
        operationId,
        debitAccount: idOf(from),
        creditAccount: idOf(to),
        amount,
        createdAt: at,
      })),
    );
};

/** Who lacked how much, for the person to top up: only their own account tells, in rubles. */
const refusalOf = async (tx: Tx, lacking: readonly (readonly [id: number, delta: number])[]): Promise<Refusal> => {
  const rows = await tx
    .select()
    .from(account)
    .where(
      inArray(
        account.id,
        lacking.map(([id]) => id),
      ),
    );
  const own = rows.find(({ kind }) => kind === 'USER');
  const delta = lacking.find(([id]) => id === own?.id)?.[1] ?? 0;
  return new Refusal('BALANCE_INSUFFICIENT', own && { shortfall: kopecksToRubles(-delta - (own.balance ?? 0)) });
};

const changeBalances = async (tx: Tx, changes: readonly (readonly [id: number, delta: number])[]): Promise<void> => {
  const rows = sql.join(
    changes.map(([id, delta]) => sql`(${id}::bigint, ${delta}::bigint)`),
    sql`, `,
  );
  const changed = await tx.execute<{ id: string }>(sql`
    WITH change (id, delta) AS (VALUES ${rows}),
         locked AS (SELECT a.id FROM account a JOIN change c USING (id) ORDER BY a.id FOR UPDATE OF a)
    UPDATE account a SET balance = a.balance + c.delta FROM change c JOIN locked USING (id)
    WHERE a.id = c.id AND a.balance + c.delta >= 0 RETURNING a.id`);
  if (changed.rows.length === changes.length) return;
  const done = new Set(changed.rows.map(({ id }) => Number(id)));
  throw await refusalOf(
    tx,
    changes.filter(([id]) => !done.has(id)),
  );
};
