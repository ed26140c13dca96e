import { readChains } from '#server/features/what-if/read-chains.ts';
import { readStrikes } from '#server/features/what-if/read-strikes.ts';
import { askedTermNames, askedTerms, type OtherTerms } from '#domain/what-if/other-terms.ts';
import { replayOtherwise } from '#domain/what-if/replay-otherwise.ts';
import type { TestServer } from '../server/start-test-server';

type Books = Pick<TestServer, 'product' | 'database'>;

/** What everybody has gained by these squads, by the ledger, in kopecks: what is held of a gift is its person's. */
const gainedByLedger = async ({ database }: Books, squadIds: readonly number[]) => {
  const { rows } = await database.pool.query<{ owner: string; gained: string }>(
    `WITH moved AS (
       SELECT credit_account AS other, amount FROM transfer JOIN account hold ON hold.id = debit_account
       WHERE hold.kind = 'HOLD' AND hold.owner = ANY($1)
       UNION ALL
       SELECT debit_account, -amount FROM transfer JOIN account hold ON hold.id = credit_account
       WHERE hold.kind = 'HOLD' AND hold.owner = ANY($1)
     )
     SELECT coalesce(held_gift.user_id::text, account.owner) AS owner, sum(moved.amount) AS gained
     FROM moved JOIN account ON account.id = moved.other
     LEFT JOIN held_gift ON account.owner = 'gift:' || held_gift.id
     WHERE NOT (account.kind = 'HOLD' AND account.owner = ANY($1))
     GROUP BY 1`,
    [squadIds.map((id) => `squad:${id}`)],
  );
  return new Map(
    rows.map(({ owner, gained }) => [owner, Number(gained)]).filter(([, gained]) => gained !== 0) as [string, number][],
  );
};

/** Every term asked about as it is, but rates: squads keep those of the day when they were created. */
const usual: OtherTerms = Object.fromEntries(
  askedTermNames.filter((name) => !name.startsWith('rate-')).map((name) => [name, askedTerms[name].usual]),
);

/**
 * Every squad on record, replayed with nothing changed and with every term as it is, has moved exactly what the ledger
 * says. Returns how many. `keepsStrikes`: false where a test has given mates their orders back in spite of them.
 */
export const expectSameLedger = async (server: Books, keepsStrikes = true): Promise<number> => {
  let squads = 0;
  const all = { since: new Date(0), until: new Date('9000-01-01') };
  const strikes = keepsStrikes ? await readStrikes(server.product.app.db, all, usual) : null;
  for await (const chain of readChains(server.product.app.db, all)) {
    const { gains, stopped } = replayOtherwise(chain, {});
    if (stopped?.why === 'FOUND') continue;
    expect(stopped).toBeNull();
    const same = replayOtherwise(chain, usual, strikes?.would.limits);
    expect([same.stopped, ...same.gains]).toEqual([null, ...gains]);
    const replayed = new Map([...gains].filter(([owner, amount]) => !owner.startsWith('squad:') && amount !== 0));
    expect([chain[0]?.squadId, [...replayed].sort()]).toEqual([
      chain[0]?.squadId,
      [
        ...(await gainedByLedger(
          server,
          chain.map(({ squadId }) => squadId),
        )),
      ].sort(),
    ]);
    squads += chain.length;
  }
  return squads;
};
