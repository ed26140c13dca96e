import { squadNumber } from '#domain/text/format.ts';
import { registered, signInTo, password } from '../../support/people/registered';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, confirmSquad, createSquadOf, paySquad, playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

const toldTo = async (browser: TestBrowser): Promise<readonly string[]> =>
  (await browser.call('GET /v1/notifications', { query: { limit: '50' } })).body.items
    .map(({ kind }) => kind)
    .reverse();

describe('a squad tells', () => {
  test('each of what awaits them, from the invitation to the money', async () => {
    const owner = await scene.client(1000);
    const mate = await scene.mate();
    const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
    server.clock.advance(60 * 60_000);
    await sweepDeadlines(server);
    await confirmSquad(owner, squadId);
    expect(await toldTo(mate.browser)).toEqual([
      'SQUAD_INVITED',
      'SQUAD_CONFIRMATION_DUE',
      'SQUAD_PAID',
      'SQUAD_LOBBY_DUE',
      'SQUAD_GAME_STARTED',
      'SQUAD_FINISHED',
      'SQUAD_SETTLED',
    ]);
    expect(await toldTo(owner.browser)).toEqual([
      'SQUAD_MEMBER_JOINED',
      'SQUAD_PAYMENT_DUE',
      'SQUAD_LOBBY_DUE',
      'SQUAD_GAME_STARTED',
      'SQUAD_FINISHED',
      'SQUAD_SETTLED',
    ]);
  });

  test('the owner of a refusal and of an answer that did not come, by name and number', async () => {
    const owner = await scene.client(1000);
    const [first, second] = [await scene.mate(), await scene.mate()];
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [first.id, second.id], slots: 3 });
    await first.browser.call('POST /v1/squads/mate/orders/{id}/cancel', { params: { id: body.id } });
    server.clock.advance(11 * 60_000);
    await sweepDeadlines(server);
    expect(await toldTo(owner.browser)).toEqual(['SQUAD_INVITATION_DECLINED', 'SQUAD_INVITATION_EXPIRED']);
    const { items } = (await owner.browser.call('GET /v1/notifications')).body;
    expect(items.at(-1)).toMatchObject({
      level: 'WARNING',
      link: `/cs2/squads/${body.id}`,
      text: `${first.username} не сможет сыграть в скваде ${squadNumber(body.id)}. Позови кого-нибудь ещё.`,
    });
  });

  test('a mate who did not come of their strike', async () => {
    const owner = await scene.client(1000);
    const mate = await scene.mate();
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    await acceptOrder(mate, body.id);
    await paySquad(owner, body.id);
    await confirmSquad(mate, body.id);
    await confirmSquad(owner, body.id);
    server.clock.advance(11 * 60_000);
    await sweepDeadlines(server);
    expect(await toldTo(mate.browser)).toContain('STRIKE');
    expect(await toldTo(owner.browser)).toContain('SQUAD_DISBANDED');
  });
});

describe('an account tells', () => {
  test('of a new password and of a browser that it does not know', async () => {
    const person = await registered(server);
    expect(await toldTo(person.browser)).toEqual([]);
    const elsewhere = testBrowser(server.url);
    expect((await signInTo(elsewhere, person.username)).status).toBe(200);
    expect(await toldTo(person.browser)).toEqual(['NEW_DEVICE']);
    await signInTo(elsewhere, person.username);
    await person.browser.call('PUT /v1/auth/password', { body: { oldPassword: password, password: 'anothersecret1' } });
    expect(await toldTo(person.browser)).toEqual(['NEW_DEVICE', 'PASSWORD_CHANGED']);
  });
});
