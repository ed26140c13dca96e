import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { operation } from '#server/platform/db/schema/money/ledger.ts';
import { outsideAccount, userAccount } from '#domain/money/account-ref.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { benchServer } from './support/bench-server';
import { compare, perSecond } from './support/per-second';

const people = Array.from({ length: 1000 }, () => uuidv7());
const seconds = 4;
const callers = 8;

/** Transfers through the ledger, compared with inserting the same rows by minimal statements. */
const run = async (): Promise<void> => {
  const bench = await benchServer();
  const { db } = bench.product.app;
  const { pool } = bench.database;
  await inTransaction(db, async (tx) => {
    const id = uuidv7();
    await tx.insert(operation).values({ id, kind: 'bench', actor: 'bench', createdAt: new Date() });
    await postTransfers(
      tx,
      id,
      people.map((person) => ({ from: outsideAccount('BENCH'), to: userAccount(person), amount: 1_000_000_000 })),
      new Date(),
    );
  });
  const { rows } = await pool.query<{ id: string; owner: string }>("SELECT id, owner FROM account WHERE kind = 'USER'");
  const ids = rows.map(({ id }) => Number(id));
  const pick = (count: number): readonly [number, number] => {
    const from = randomInt(count);
    return [from, (from + 1 + randomInt(count - 1)) % count];
  };
  const ours = (count: number) => () =>
    perSecond(
      () =>
        inTransaction(db, async (tx) => {
          const [from, to] = pick(count);
          const id = uuidv7();
          await tx.insert(operation).values({ id, kind: 'bench', actor: 'bench', createdAt: new Date() });
          await postTransfers(
            tx,
            id,
            [{ from: userAccount(people[from] ?? ''), to: userAccount(people[to] ?? ''), amount: 1 }],
            new Date(),
          );
        }),
      callers,
      seconds,
    );
  const bare = (count: number) => () =>
    perSecond(
      async () => {
        const [from, to] = pick(count);
        const [first, second] = from < to ? [from, to] : [to, from];
        const client = await pool.connect();
        try {
          const id = uuidv7();
          await client.query('BEGIN');
          await client.query(
            "INSERT INTO operation (id, kind, actor, created_at) VALUES ($1, 'bench', 'bench', now())",
            [id],
          );
          await client.query('UPDATE account SET balance = balance + $2 WHERE id = $1', [
            ids[first],
            from < to ? -1 : 1,
          ]);
          await client.query('UPDATE account SET balance = balance + $2 WHERE id = $1', [
            ids[second],
            from < to ? 1 : -1,
          ]);
          await client.query(
            'INSERT INTO transfer (operation_id, debit_account, credit_account, amount, created_at) VALUES ($1, $2, $3, 1, now())',
            [id, ids[from], ids[to]],
          );
          await client.query('COMMIT');
        } finally {
          client.release();
        }
      },
      callers,
      seconds,
    );
  await compare('ledger, spread over 1,000 accounts, beside bare statements', ours(1000), bare(1000));
  await compare('ledger, two hot accounts, beside bare statements', ours(2), bare(2));
  await bench.stop();
};

void run().then(() => process.exit(0));
