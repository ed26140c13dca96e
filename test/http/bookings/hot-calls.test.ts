import { squadLimits } from '#domain/squad/facts/squad-limits.ts';
import { hours, minutes } from '#domain/time/durations.ts';
import { bookingScene } from '../../support/booking-scene';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = bookingScene(server);

const ready = (mate: TestPerson, id: number) =>
  mate.browser.call('POST /v1/squads/{id}/hot-squad-mate-ready', { params: { id } });
const listOf = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/squads/mate/hot')).body.map(({ squadId }) => squadId);
const calledTo = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications')).body.items.filter(({ kind }) => kind === 'SQUAD_HOT_CALL').length;
const hotSquad = async (durationMinutes: 30 | 60): Promise<number> => {
  const owner = await scene.client(3000);
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, hot: true, durationMinutes });
  return body.id;
};

describe('a hot squad that would run into a game which a mate has promised', () => {
  test('neither calls them nor stands in their list, where their answer would be refused; a shorter one does', async () => {
    const [client, mate, free] = [await scene.client(2000), await scene.mate(), await scene.mate()];
    const { startsAt } = await scene.agreed(client, mate, hours(4));
    await scene.passTo(Date.parse(startsAt) - minutes(50));
    const [long, short] = [await hotSquad(60), await hotSquad(30)];
    expect((await ready(mate, long)).code).toBe('SQUADS_MATE_BOOKED');
    expect([await listOf(mate), await listOf(free)]).toEqual([[short], [long, short]]);
    expect([await calledTo(mate), await calledTo(free)]).toEqual([1, 2]);
    expect((await ready(mate, short)).status).toBe(204);
  });

  test('goes from their list when the game has come near', async () => {
    const [client, mate] = [await scene.client(2000), await scene.mate()];
    const { startsAt } = await scene.agreed(client, mate, hours(4));
    await scene.passTo(Date.parse(startsAt) - minutes(66));
    const id = await hotSquad(60);
    expect(await listOf(mate)).toContain(id);
    await scene.passTo(Date.parse(startsAt) - minutes(64));
    expect(await listOf(mate)).not.toContain(id);
  });
});

test('a hot squad that takes no more answers is offered to nobody else', async () => {
  const id = await hotSquad(30);
  const answered = await Promise.all(Array.from({ length: squadLimits.maxOpenOffers }, () => scene.mate()));
  for (const mate of answered) expect((await ready(mate, id)).status).toBe(204);
  const late = await scene.mate();
  expect((await ready(late, id)).code).toBe('SQUADS_FULL');
  expect(await listOf(late)).not.toContain(id);
  for (const mate of answered.slice(0, 1)) expect(await listOf(mate)).toContain(id);
});
