import { knowCard, testCard } from '../../support/money/ask-for-withdrawal';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson } from '../../support/people/make-person';
import { callBack, newKey } from '../../support/money/start-deposit';
import { browserOf, endow, type Scenario } from './scenario';

/** Deposits with a bonus, then withdraws: taken back, refused or paid by an operator. */
export const inAndOut: Scenario = async (context) => {
  const { server, url, random, caller, model, count } = context;
  const [person, operator] = [await makePerson(server), await makeAdministrator(server, 'MANAGE_TRANSACTIONS')];
  await endow(context, person, 100_000);
  await knowCard(server, person.id);
  const [own, desk] = [browserOf(context, person), browserOf(context, operator)];
  const purse = `USER:${person.id}`;

  const decide = async (id: string): Promise<void> => {
    const params = { id };
    const hold = `HOLD:withdrawal:${id}`;
    const act = random();
    const idempotencyKey = newKey();
    const seen = async (): Promise<number> =>
      (
        await caller.untilSucceeded(() =>
          desk.call('GET /v1/admin/history', { query: { subject: `withdrawal:${id}` } }),
        )
      ).seen;
    if (act < 0.4) {
      await caller.untilSucceeded(() =>
        own.call('POST /v1/balance/withdrawals/{id}/cancel', { params, idempotencyKey }),
      );
      model.move(hold, purse, 50_000);
    } else if (act < 0.6) {
      const body = { seen: await seen(), reason: 'Карта чужого человека' };
      await caller.untilSucceeded(() =>
        desk.call('POST /v1/admin/withdrawals/{id}/reject', { params, body, idempotencyKey }),
      );
      model.move(hold, purse, 50_000);
    } else {
      const before = await seen();
      // Moves no money and has no idempotency key: a repeat is refused as already confirmed.
      await caller.untilAnswered(() =>
        desk.call('POST /v1/admin/withdrawals/{id}/confirm', { params, body: { seen: before } }),
      );
      const body = { seen: await seen(), reference: 'A63211' };
      await caller.untilSucceeded(() =>
        desk.call('POST /v1/admin/withdrawals/{id}/pay', { params, body, idempotencyKey }),
      );
      model.move(hold, 'OUTSIDE:BANK_CARD_RU', 45_000);
      model.move(hold, 'PLATFORM:revenue', 5000);
    }
  };

  return async () => {
    const depositKey = newKey();
    const amount = random() < 0.5 ? 500 : 3000;
    const { depositId } = await caller.untilSucceeded(() =>
      own.call('POST /v1/balance/deposit', { body: { amount, method: 'SBP' }, idempotencyKey: depositKey }),
    );
    count('deposit');
    await caller.untilSucceeded(() => callBack({ url }, { depositId, amount: amount * 100, outcome: 'PAID' }));
    model.move('OUTSIDE:DUMMY', purse, amount * 100);
    if (amount === 3000) model.move('PLATFORM:bonus', `BONUS:${person.id}`, 15_000);
    const withdrawKey = newKey();
    const { id } = await caller.untilSucceeded(() =>
      own.call('POST /v1/balance/withdraw', { body: { amount: 500, to: testCard }, idempotencyKey: withdrawKey }),
    );
    count('withdrawal');
    model.move(purse, `HOLD:withdrawal:${id}`, 50_000);
    await decide(id);
  };
};

/**
 * Codes that one friend tries before another friend takes over: many attempts by one person are rate limited as
 * guessing.
 */
const codesOfOne = 10;

/** Buys a certificate, which a friend activates. */
export const gifts: Scenario = async (context) => {
  const { server, caller, model, count } = context;
  const buyer = await makePerson(server);
  await endow(context, buyer, 100_000_000);
  const own = browserOf(context, buyer);
  let friend = await makePerson(server);
  let tried = 0;
  return async () => {
    if (tried === codesOfOne) {
      friend = await makePerson(server);
      tried = 0;
    }
    tried += 1;
    const theirs = browserOf(context, friend);
    const [buyKey, idempotencyKey] = [newKey(), newKey()];
    const { certificate } = await caller.untilSucceeded(() =>
      own.call('POST /v1/balance/gift-certificates', {
        body: { nominal: 500, design: 'FEB14_MALE' },
        idempotencyKey: buyKey,
      }),
    );
    count('gift_certificate');
    const hold = `HOLD:certificate:${certificate.id}`;
    model.move(`USER:${buyer.id}`, hold, 50_000);
    const params = { id: certificate.code ?? '' };
    await caller.untilSucceeded(() =>
      theirs.call('POST /v1/balance/gift-certificates/{id}/activate', { params, idempotencyKey }),
    );
    model.move(hold, `GIFT:${friend.id}`, 50_000);
  };
};
