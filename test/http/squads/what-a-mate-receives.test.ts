import { minutes } from '#domain/time/durations.ts';
import { cachedBalance } from '../../support/money/ledger-state';
import type { TestPerson } from '../../support/people/make-person';
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

const server = serverForTests();
const scene = sceneForTests(server);

const shown = async (person: TestPerson, id: number) => (await showSquad(person, id)).myIncome;
const balance = async ({ id }: TestPerson) => (await cachedBalance(server.database, 'USER', id)) / 100;

describe('what a mate is told that they receive', () => {
  test('after an early finish is what is left to pay out, and then what came', async () => {
    const [owner, mate] = [await scene.client(5000), await scene.mate()];
    const params = { id: await playSquad(owner, mate, { categoryId: scene.fun }) };
    const whole = (await shown(mate, params.id)) ?? 0;
    server.clock.advance(minutes(12));
    await owner.browser.call('POST /v1/squads/{id}/request-early-finish', { params });
    await mate.browser.call('POST /v1/squads/{id}/confirm-early-finish', { params, body: { confirmed: true } });
    expect(await shown(mate, params.id)).toBe(whole / 2);
    await confirmSquad(owner, params.id);
    expect([await shown(mate, params.id), await balance(mate)]).toEqual([whole / 2, whole / 2]);
    expect(await shown(owner, params.id)).toBeNull();
    // Its line shows with whom, and by which percent.
    const { items } = (await mate.browser.call('GET /v1/balance/transactions')).body;
    const { body: profile } = await owner.browser.call('GET /v1/users/me');
    expect(items[0]).toMatchObject({
      type: 'SELL',
      squad: { clients: [profile.username] },
      details: { percent: (await mate.browser.call('GET /v1/users/me')).body.mateAccess?.percent },
    });
    const paid = (await owner.browser.call('GET /v1/balance/transactions')).body.items;
    expect(paid.find(({ type }: { type: string }) => type === 'PURCHASE')?.squad?.clients).toEqual([]);
  });

  test('for waiting in the lobby is half, for a squad that never started nothing', async () => {
    const [owner, mate] = [await scene.client(5000), await scene.mate()];
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    await acceptOrder(mate, body.id);
    await paySquad(owner, body.id);
    await confirmSquad(mate, body.id);
    const whole = (await shown(mate, body.id)) ?? 0;
    await confirmSquad(mate, body.id);
    await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
    expect([await shown(mate, body.id), await balance(mate)]).toEqual([whole / 2, whole / 2]);
    const other = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    await acceptOrder(mate, other.body.id);
    await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: other.body.id }, body: {} });
    expect(await shown(mate, other.body.id)).toBe(0);
  });

  test('is told to them alone: history does not give the sum away', async () => {
    const [owner, mate] = [await scene.client(5000), await scene.mate()];
    const id = await playSquad(owner, mate, { categoryId: scene.fun });
    server.clock.advance(minutes(20));
    await owner.browser.call('POST /v1/squads/{id}/request-early-finish', { params: { id } });
    await mate.browser.call('POST /v1/squads/{id}/confirm-early-finish', { params: { id }, body: { confirmed: true } });
    await confirmSquad(owner, id);
    const { history } = await showSquad(owner, id);
    const line = history.find(({ event }) => event === 'WITHDRAWN');
    expect(line).toBeDefined();
    expect(line).not.toHaveProperty('details');
  });
});
