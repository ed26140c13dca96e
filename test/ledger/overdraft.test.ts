import { Refusal } from '#server/platform/http/refusal.ts';
import { type AccountRef, squadHold, userAccount, withdrawalHold } from '#domain/money/account-ref.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { giveMoney } from '../support/money/give-money';
import { cachedBalance, expectSoundLedger } from '../support/money/ledger-state';
import { makePerson } from '../support/people/make-person';
import { serverForTests } from '../support/server/server-for-tests';
import { soakOr } from '../support/soak';

const server = serverForTests();

const attempts = soakOr(1000, 250);
const affordable = attempts / 5;
const price = 10_000;

test(`of ${attempts} debits at once with money for ${affordable}, exactly ${affordable} succeed`, async () => {
  const { app } = server.product;
  const { id } = await makePerson(server);
  const friend = await makePerson(server);
  await giveMoney(app, id, affordable * price);
  // Pay, withdraw, tip and reserve differ only in where the money goes.
  const targets: readonly ((index: number) => AccountRef)[] = [
    (index) => squadHold(index),
    (index) => withdrawalHold(`${index}`),
    () => userAccount(friend.id),
    (index) => ({ kind: 'HOLD', owner: `reserve:${index}` }),
  ];
  const outcomes = await Promise.allSettled(
    Array.from({ length: attempts }, (_, index) => {
      const to = targets[index % targets.length]?.(index) ?? userAccount(friend.id);
      return runOperation(
        app,
        { kind: 'correct balance', actor: id, idempotencyKey: `debit-${index}`, request: index },
        (tx, operationId) =>
          postTransfers(tx, operationId, [{ from: userAccount(id), to, amount: price }], new Date(app.clock.now())),
      );
    }),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused.filter((reason) => !(reason instanceof Refusal && reason.code === 'BALANCE_INSUFFICIENT'))).toEqual(
    [],
  );
  expect(attempts - refused.length).toBe(affordable);
  expect(await cachedBalance(server.database, 'USER', id)).toBe(0);
  await expectSoundLedger(server.database);
});

test('crossing tips among ten people: no deadlock reaches anybody', async () => {
  const { app } = server.product;
  const people = await Promise.all(Array.from({ length: 10 }, () => makePerson(server)));
  await Promise.all(people.map(({ id }) => giveMoney(app, id, 1_000_000)));
  const count = soakOr(10_000, 400);
  const tip = (index: number) => {
    const from = people[index % 10]?.id ?? '';
    const to = people[(index * 7 + 3) % 10]?.id ?? '';
    return runOperation(
      app,
      { kind: 'POST /v1/balance/tips/purchase', actor: from, idempotencyKey: null, request: index },
      (tx, operationId) =>
        postTransfers(
          tx,
          operationId,
          [{ from: userAccount(from), to: userAccount(to), amount: 10 }],
          new Date(app.clock.now()),
        ),
    );
  };
  // Several times as many concurrent calls as connections; more would only measure the queue.
  let next = 0;
  const sender = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await tip(next);
    }
  };
  await Promise.all(Array.from({ length: 100 }, sender));
  await expectSoundLedger(server.database);
});
