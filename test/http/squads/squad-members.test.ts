import { expectSoundLedger } from '../../support/money/ledger-state';
import type { TestPerson } from '../../support/people/make-person';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, createSquadOf, paySquad, showSquad, type SquadWish } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { testBrowser } from '../../support/server/test-browser';
import { linksIn, paymentIn } from '../../support/squads/squad-facts';

const server = serverForTests();
const scene = sceneForTests(server);

const withLink = async (wish: Partial<SquadWish> = {}, ownerHas = 5000) => {
  const [owner, mate] = [await scene.client(ownerHas), await scene.mate()];
  const { body } = await createSquadOf(owner, {
    categoryId: scene.fun,
    mateIds: [mate.id],
    friendLinks: 1,
    slots: 4,
    ...wish,
  });
  return { owner, mate, squadId: body.id, token: linksIn(body)[0] ?? '' };
};

const join = (person: TestPerson, squadId: number, token?: string) =>
  person.browser.call('POST /v1/squads/{id}/join', {
    params: { id: squadId },
    body: token === undefined ? {} : { token },
  });

describe('a friend link', () => {
  test('shows a guest the squad, and nothing more', async () => {
    const { owner, squadId, token } = await withLink();
    const { body } = await testBrowser(server.url).call('GET /v1/squads/invited-friend/{id}', {
      params: { id: token },
    });
    expect(body).toMatchObject({ squadId, invitedBy: { id: owner.id }, share: 0 });
    expect(JSON.stringify(body)).not.toContain('mail.ru');
  });

  test('lets one friend in, once', async () => {
    const { squadId, token } = await withLink();
    const [friend, another] = [await scene.client(), await scene.client()];
    expect((await join(friend, squadId, token)).body.squad.members).toContainEqual(
      expect.objectContaining({ id: friend.id, type: 'FRIEND' }),
    );
    expect((await join(another, squadId, token)).code).toBe('SQUADS_MUST_BE_VISIBLE');
    expect((await another.browser.call('GET /v1/squads/invited-friend/{id}', { params: { id: token } })).code).toBe(
      'SQUADS_NOT_FOUND',
    );
  });

  test.each(['friend', 'guest'])('is declined by a %s and opens nothing any more', async (who) => {
    const { owner, squadId, token } = await withLink();
    const browser = who === 'guest' ? testBrowser(server.url) : (await scene.client()).browser;
    expect((await browser.call('POST /v1/squads/invited-friend/{id}/decline', { params: { id: token } })).status).toBe(
      204,
    );
    expect((await browser.call('POST /v1/squads/invited-friend/{id}/decline', { params: { id: token } })).code).toBe(
      'SQUADS_NOT_FOUND',
    );
    const view = await showSquad(owner, squadId);
    expect([linksIn(view), view.history.at(-1)?.event]).toEqual([[], 'INVITATION_CANCELED']);
  });

  test('is taken back by the owner by its token', async () => {
    const { owner, squadId, token } = await withLink();
    const { body } = await owner.browser.call('POST /v1/squads/kick/{id}', {
      params: { id: token },
      body: { squadId },
    });
    expect(body.squad.friendInvitations).toEqual([]);
    expect((await join(await scene.client(), squadId, token)).code).toBe('SQUADS_MUST_BE_VISIBLE');
  });

  test('runs out after half an hour', async () => {
    const { squadId, token } = await withLink();
    server.clock.advance(30 * 60_000);
    expect((await join(await scene.client(), squadId, token)).code).not.toBeNull();
  });
});

describe('what a link says of the price', () => {
  const shareOf = async (token: string) =>
    (await testBrowser(server.url).call('GET /v1/squads/invited-friend/{id}', { params: { id: token } })).body.share;

  test('is what the friend will pay, the mate who is called counted as if they had come', async () => {
    const { mate, squadId, token } = await withLink({ payMode: 'SPLIT' });
    expect(await shareOf(token)).toBe(440);
    await acceptOrder(mate, squadId);
    expect(await shareOf(token)).toBe(440);
  });

  test('is nothing where the owner pays, and unknown where there is no mate', async () => {
    expect(await shareOf((await withLink()).token)).toBe(0);
    const alone = await withLink({ mateIds: [], hot: true, payMode: 'SPLIT' });
    expect(await shareOf(alone.token)).toBeNull();
  });

  test('counts a friend who is called by name once', async () => {
    const [owner, mate, friend] = [await scene.client(), await scene.mate(), await scene.client()];
    const { body } = await createSquadOf(owner, {
      categoryId: scene.fun,
      mateIds: [mate.id],
      friendIds: [friend.id],
      slots: 4,
      payMode: 'SPLIT',
    });
    expect(await shareOf(body.squad.friendInvitations[0]?.token ?? '')).toBe(440);
  });
});

describe('who pays for a friend', () => {
  const shares = async (payMode: 'OWNER' | 'SPLIT', ownerHas?: number) => {
    const { owner, mate, squadId, token } = await withLink({ payMode }, ownerHas);
    const friend = await scene.client(5000);
    await join(friend, squadId, token);
    expect((await acceptOrder(mate, squadId)).body.squad.status).toBe('READY');
    return {
      owner,
      friend,
      squadId,
      due: [
        paymentIn(await showSquad(owner, squadId), owner.id)?.amount,
        paymentIn(await showSquad(friend, squadId), friend.id)?.amount,
      ],
    };
  };

  test('the owner, unless they split', async () => {
    const { due, friend, squadId } = await shares('OWNER');
    expect(due).toEqual([880, undefined]);
    expect((await paySquad(friend, squadId)).code).not.toBeNull();
  });

  test('the owner without money is told what they lack for all of them', async () => {
    const { owner, squadId } = await shares('OWNER', 500);
    const { code, body } = await paySquad(owner, squadId);
    expect([code, Object(body).details]).toEqual(['BALANCE_INSUFFICIENT', { shortfall: 380 }]);
  });

  test('each their own when they split', async () => {
    const { due, owner, friend, squadId } = await shares('SPLIT');
    expect(due).toEqual([440, 440]);
    await paySquad(owner, squadId);
    expect((await paySquad(friend, squadId)).body.squad.payments).toHaveLength(2);
  });
});

test('a stranger finds a visible squad, joins it and pays their own', async () => {
  const [owner, mate, stranger] = [await scene.client(5000), await scene.mate(), await scene.client(5000)];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id], slots: 3, visible: true });
  await acceptOrder(mate, body.id);
  const listed = await testBrowser(server.url).call('GET /v1/squads/{gameId}/squads', { params: { gameId: 'cs2' } });
  expect(listed.body).toContainEqual(expect.objectContaining({ id: body.id, priceToJoin: 440, taken: 2 }));
  const card = async (id: number) => {
    const answer = await testBrowser(server.url).call('GET /v1/squads/{id}/card', { params: { id } });
    return answer.code ?? answer.body;
  };
  expect(await card(body.id)).toEqual(listed.body.find(({ id }) => id === body.id));
  const hidden = await createSquadOf(stranger, { categoryId: scene.fun, mateIds: [(await scene.mate()).id], slots: 3 });
  expect([await card(hidden.body.id), await card(900_000_000)]).toEqual(['SQUADS_NOT_FOUND', 'SQUADS_NOT_FOUND']);
  await stranger.browser.call('POST /v1/squads/{id}/disband', { params: { id: hidden.body.id } });
  const upTo = async (maxPrice: number) =>
    (
      await testBrowser(server.url).call('GET /v1/squads/{gameId}/squads', {
        params: { gameId: 'cs2' },
        query: { maxPrice },
      })
    ).body.some(({ id }) => id === body.id);
  expect([await upTo(439), await upTo(440)]).toEqual([false, true]);
  const joined = await join(stranger, body.id);
  expect(joined.body.squad.status).toBe('READY');
  expect(paymentIn(joined.body, stranger.id)).toEqual({ amount: 440, paid: false });
  // Full: not visible to others any more.
  expect(await card(body.id)).toBe('SQUADS_NOT_FOUND');
});

test('a squad whose last place is promised stands in the list no more, until the place is free again', async () => {
  const [owner, mate, client] = [await scene.client(), await scene.mate(), await scene.client()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id], slots: 3, visible: true });
  const isListed = async () =>
    (await testBrowser(server.url).call('GET /v1/squads/{gameId}/squads', { params: { gameId: 'cs2' } })).body.some(
      ({ id }) => id === body.id,
    );
  expect(await isListed()).toBe(true);
  await join(client, body.id);
  expect(await isListed()).toBe(false);
  await client.browser.call('POST /v1/squads/{id}/leave', { params: { id: body.id } });
  expect(await isListed()).toBe(true);
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));

test('all of it left sound books: receipts and what is owed agree', () => expectSoundBooks(server));
