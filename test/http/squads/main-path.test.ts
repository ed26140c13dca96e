import { serverForTests } from '../../support/server/server-for-tests';
import {
  acceptOrder,
  confirmSquad,
  createSquadOf,
  paySquad,
  playSquad,
  showSquad,
} from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { awaitedIn, paymentIn } from '../../support/squads/squad-facts';

const server = serverForTests();
const scene = sceneForTests(server);

const balance = (userId: string) => cachedBalance(server.database, 'USER', userId);
const hold = (squadId: number) => cachedBalance(server.database, 'HOLD', `squad:${squadId}`);

test('a press of «готов» that is sent again, its answer lost, is no yes to the lobby', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, body.id);
  await paySquad(owner, body.id);
  const ready = () =>
    mate.browser.call('POST /v1/squads/{id}/confirm', { params: { id: body.id }, body: { status: 'READY' } });
  const answers = await Promise.all([ready(), ready(), ready()]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['SQUADS_INVALID_STATE', 'SQUADS_INVALID_STATE', null]);
  const { squad } = await showSquad(mate, body.id);
  expect([squad.status, squad.members.map(({ confirmedAt }) => confirmedAt)]).toEqual(['STARTED', [null, null]]);
});

describe('from an invitation to the mate’s money', () => {
  test('a squad goes through every status, and every kopeck is where it belongs', async () => {
    const owner = await scene.client(1000);
    const mate = await scene.mate();
    const created = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    expect(created.code).toBeNull();
    const squadId = created.body.id;
    expect(created.body).toMatchObject({ squad: { status: 'PENDING' }, errors: [] });
    expect(awaitedIn(created.body)).toEqual([mate.id]);

    const orders = await mate.browser.call('GET /v1/squads/mate/orders');
    expect(orders.body).toMatchObject([{ squadId, price: 700, income: 546 }]);

    expect((await acceptOrder(mate, squadId)).body.squad.status).toBe('READY');
    expect(paymentIn(await showSquad(owner, squadId), owner.id)).toEqual({ amount: 700, paid: false });
    expect(paymentIn((await paySquad(owner, squadId)).body, owner.id)).toEqual({ amount: 700, paid: true });
    expect([await balance(owner.id), await hold(squadId)]).toEqual([30_000, 70_000]);

    expect((await confirmSquad(mate, squadId)).body.squad.status).toBe('STARTED');
    await confirmSquad(owner, squadId);
    expect((await confirmSquad(mate, squadId)).body.squad.status).toBe('IN_A_GAME');

    server.clock.advance(60 * 60_000);
    await sweepDeadlines(server);
    expect((await showSquad(owner, squadId)).squad.status).toBe('FINISHED');

    expect((await confirmSquad(owner, squadId)).body.squad.settledAt).not.toBeNull();
    expect([await balance(owner.id), await balance(mate.id), await hold(squadId)]).toEqual([30_000, 54_600, 0]);
    await expectSoundLedger(server.database);

    const { history } = await showSquad(owner, squadId);
    expect(history.map(({ event }) => event)).toEqual([
      'CREATED',
      'MEMBER_INVITED',
      'MEMBER_JOINED',
      'MEMBER_PAID',
      'CONFIRMED',
      'STARTED',
      'CONFIRMED',
      'CONFIRMED',
      'IN_A_GAME',
      'FINISHED',
      'CONFIRMED',
      'WITHDRAWN',
    ]);
  });

  test('without a confirmation it settles by itself a day later', async () => {
    const owner = await scene.client(1000);
    const mate = await scene.mate();
    const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
    server.clock.advance(60 * 60_000);
    await sweepDeadlines(server);
    expect(await balance(mate.id)).toBe(0);
    server.clock.advance(24 * 60 * 60_000);
    await sweepDeadlines(server);
    expect([await balance(mate.id), await hold(squadId)]).toEqual([54_600, 0]);
    await expectSoundLedger(server.database);
  });
});

describe('paying', () => {
  test('twenty clicks with one key pay once', async () => {
    const owner = await scene.client(5000);
    const mate = await scene.mate();
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    await acceptOrder(mate, body.id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => paySquad(owner, body.id, 'one-key-for-all')));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect([await balance(owner.id), await hold(body.id)]).toEqual([430_000, 70_000]);
  });

  test('somebody without money is told how much is missing', async () => {
    const owner = await scene.client(100);
    const mate = await scene.mate();
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    await acceptOrder(mate, body.id);
    const answer = await paySquad(owner, body.id);
    expect(answer.code).toBe('BALANCE_INSUFFICIENT');
    expect(Object(answer.body).details).toEqual({ shortfall: 600 });
    expect(await hold(body.id)).toBe(0);
  });

  test('a price that changed meanwhile is refused', async () => {
    const owner = await scene.client(1000);
    const mate = await scene.mate();
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    await acceptOrder(mate, body.id);
    const answer = await owner.browser.call('POST /v1/squads/{id}/pay', {
      params: { id: body.id },
      body: { amount: 1 },
      idempotencyKey: 'stale-price-1',
    });
    expect(answer.code).toBe('SQUADS_INVALID_MEMBER_PAYMENT');
  });
});
