import type { Page } from 'playwright-core';
import { minutes } from '#domain/time/durations.ts';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { callsOf, rowOf } from '../../support/journeys/operators';
import { passTime } from '../../support/journeys/pass-time';
import { personId } from '../../support/journeys/person-id';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.end());

const spent = /Приглашения уже нет/;
const invitation = (page: Page) => page.getByRole('button', { name: 'Принять приглашение' });

/** «Киберкот»'s squad in which each pays their own share, with «Северин» invited, and a link for a friend. */
const callFriend = async (): Promise<{ readonly squadId: number; readonly link: string }> => {
  const owner = await callsOf(journey, 'Киберкот');
  const row = await rowOf(journey, `SELECT id FROM category WHERE game_id = 'cs2' AND kind = 'RANK_UP'`);
  const categoryId = typeof row === 'object' && row !== null && 'id' in row ? Number(row.id) : 0;
  const made = await owner.call('POST /v1/squads', {
    body: {
      gameId: 'cs2',
      categoryId,
      platform: 'PC',
      languages: ['ru'],
      durationMinutes: 60,
      slots: 3,
      payMode: 'SPLIT',
      mateIds: [await personId(journey, 'Северин')],
      friendIds: [],
    },
  });
  const squadId = made.body.id;
  const { body } = await owner.call('POST /v1/squads/invite-friend', { body: { squadId } });
  const token = body.squad.friendInvitations[0]?.token ?? '';
  return { squadId, link: `${journey.url}/cs2/squads/invite/${token}?squad=${squadId}&ref=kiberkot` };
};

test('a friend comes by a link, pays their own share or hears what they lack; the link is for them alone', async () => {
  const { squadId, link } = await callFriend();
  const [friend, second] = [await journey.visitor('phone'), await journey.person('Пельмешек')];
  await Promise.all([friend.goto(link), second.goto(link)]);
  await invitation(second).waitFor();
  await invitation(friend).click();
  await friend.getByRole('button', { name: /^Новосёл/ }).click();
  await invitation(friend).click();
  await friend.waitForURL(`**/cs2/squads/${squadId}`);

  await invitation(second).click();
  await second.getByText(spent).waitFor();
  await friend.goto(link);
  await friend.getByRole('main').getByRole('link', { name: 'Текущая игра' }).click();
  await friend.waitForURL(`**/cs2/squads/${squadId}`);

  const mate = await callsOf(journey, 'Северин');
  await mate.call('POST /v1/squads/mate/orders/{id}/accept', { params: { id: squadId } });
  await friend
    .getByRole('main')
    .getByRole('button', { name: /^Пополнить|^Оплатить/ })
    .first()
    .click();
  await friend
    .getByRole('dialog', { name: 'Пополнить баланс' })
    .getByText(/Не хватает/)
    .waitFor();
  expect(journey.complaints).toEqual([]);
});

test('a link whose time is over opens no squad, and a guest is told so', async () => {
  const owner = await callsOf(journey, 'Киберкот');
  const { body: me } = await owner.call('GET /v1/users/me');
  await owner.call('POST /v1/squads/{id}/disband', { params: { id: me.squadMember?.squadId ?? 0 } });
  const { link } = await callFriend();
  const guest = await journey.visitor('phone');
  await guest.goto(link);
  await invitation(guest).waitFor();
  await passTime(journey, minutes(31));
  await guest.reload();
  await guest.getByText(spent).waitFor();
  await guest.getByRole('link', { name: 'Найти сквад' }).waitFor();
  expect(journey.complaints).toEqual([]);
});
