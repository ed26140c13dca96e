import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MateClient } from '#contract/mates/mate-clients.ts';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { ClientsPage } from '#client/pages/clients/clients-page.tsx';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { fakeServer, holdAnswers, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';
import { aSquadView } from '../../support/client/squad-view';

const list = 'GET /v1/mate-clients';
const id = '0190f000-0000-7000-8000-000000000009';
const saveNote = `POST /v1/mate-clients/notes/${id}`;
const saveFavorite = `POST /v1/mate-clients/favorites/${id}`;
const invite = 'POST /v1/squads/invite-friend';

const aMateClient = (part: Partial<MateClient> = {}): MateClient => ({
  id,
  username: 'Енот',
  avatarUrl: null,
  onlineLevel: 0,
  games: 2,
  minutes: 125,
  lastGame: { at: '2026-11-02T10:00:00.000Z', category: null, squadId: null, gameId: null },
  favorite: false,
  note: '',
  ...part,
});

type Answer = ReturnType<typeof refusal>;

/** The page with one client; acts are answered in turn, and a success changes the client. */
const open = async (
  answers: Answer[] = [],
  inSquad = false,
  first: Partial<MateClient> = {},
  squad: SquadView | null = null,
) => {
  let client = aMateClient(first);
  const act = ({ body }: { readonly body: unknown }) => {
    const answer = answers.shift() ?? { json: {} };
    if (answer.status === undefined) client = { ...client, ...Object(body) };
    return answer;
  };
  const { calls } = fakeServer({
    [list]: ({ url }) => {
      const items = url.includes('favorite=true') && !client.favorite ? [] : [client];
      return { json: { items, total: items.length, nextCursor: null } };
    },
    [saveNote]: act,
    [saveFavorite]: act,
    [invite]: act,
    'GET /v1/squads/18402': () => ({ json: squad }),
    'GET /v1/users/me': () => ({ status: 404 }),
  });
  const me = aMate({ squadMember: inSquad ? { squadId: 18402, gameId: 'cs2' } : null });
  const view = await renderInApp(<ClientsPage />, { me, path: '/cs2/clients' });
  return { ...view, sent: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body) };
};
const note = (name: RegExp) => screen.findByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: 'Заметка о клиенте Енот' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => localStorage.clear());

test('a note is saved once; a refusal keeps it in the field, and then the note has the focus', async () => {
  const { sent } = await open([refusal(500, 'INTERNAL_ERROR')]);
  await userEvent.click(await note(/Добавить заметку$/));
  expect(await field()).toHaveFocus();
  fireEvent.change(await field(), { target: { value: 'Играет с братом' } });
  await pressTwice(await screen.findByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeVisible();
  expect(await field()).toHaveValue('Играет с братом');
  expect(sent(saveNote)).toEqual([{ note: 'Играет с братом' }]);
  await press('Сохранить');
  await waitFor(async () => expect(await note(/Играет с братом$/)).toHaveFocus());
  expect(sent(saveNote)).toHaveLength(2);
});

test('a note that is changed while it is being saved stays open with the change', async () => {
  const { sent } = await open();
  await userEvent.click(await note(/Добавить заметку$/));
  fireEvent.change(await field(), { target: { value: 'Играет с братом' } });
  const answer = holdAnswers();
  await press('Сохранить');
  await waitFor(() => expect(sent(saveNote)).toHaveLength(1));
  fireEvent.change(await field(), { target: { value: 'Играет с сестрой' } });
  answer();
  await screen.findByText('Заметка сохранена');
  expect(await field()).toHaveValue('Играет с сестрой');
});

test('an unsaved note outlives the page and is said to be unsaved, until it is dropped', async () => {
  const { unmount } = await open([], false, { note: 'Снайпер' });
  await userEvent.click(await note(/Снайпер$/));
  fireEvent.change(await field(), { target: { value: 'Снайпер, опаздывает' } });
  unmount();
  const { sent } = await open([], false, { note: 'Снайпер' });
  expect(await screen.findByText('Снайпер · Есть несохранённый текст')).toBeVisible();
  await userEvent.click(await note(/Снайпер$/));
  expect(await field()).toHaveValue('Снайпер, опаздывает');
  await press('Отмена');
  expect(await note(/Снайпер$/)).toHaveFocus();
  expect(screen.queryByText(/несохранённый/)).toBeNull();
  await userEvent.click(await note(/Снайпер$/));
  expect(await field()).toHaveValue('Снайпер');
  expect(sent(saveNote)).toEqual([]);
});

test('a double press on the star marks a client once; a refusal is said and marks nothing', async () => {
  const { sent } = await open([refusal(500, 'INTERNAL_ERROR')]);
  const star = await screen.findByRole('button', { name: 'Енот: в избранное' });
  await pressTwice(star);
  await screen.findByText('Отказ INTERNAL_ERROR');
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await pressTwice(star);
  expect(await screen.findByRole('button', { name: 'Енот: убрать из избранного' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(sent(saveFavorite)).toEqual([{ favorite: true }, { favorite: true }]);
});

test('a mate with a squad calls a client into it once; without one, the call leads to a new squad', async () => {
  const { sent, unmount } = await open([refusal(409, 'SQUADS_FULL')], true);
  const call = await screen.findByRole('button', { name: 'Позвать в сквад: Енот' });
  await pressTwice(call);
  await screen.findByText('Отказ SQUADS_FULL');
  await userEvent.click(call);
  await screen.findByText('Енот: приглашение отправлено');
  expect(sent(invite)).toEqual(Array(2).fill({ squadId: 18402, userId: id }));
  unmount();
  await open();
  expect(await screen.findByRole('link', { name: 'Позвать в сквад: Енот' })).toHaveAttribute(
    'href',
    `/cs2/squads/create?friend=${id}`,
  );
});

test('a client who leaves the favourites leaves the focus in the list', async () => {
  await open([], false, { favorite: true });
  await press('Только избранные');
  await press('Енот: убрать из избранного');
  await screen.findByText(/В избранном пока никого/);
  expect(screen.getByRole('region', { name: 'Клиенты' })).toHaveFocus();
});

test.each([
  [30, '0,5 ч'],
  [90, '1,5 ч'],
  [120, '2 ч'],
])('%i minutes played together are %s', async (minutes, words) => {
  await open([], false, { minutes });
  expect(await screen.findByText(new RegExp(`2 игры вместе · ${words} ·`))).toBeVisible();
});

test('a squad that has begun to play takes no clients, and the button says why', async () => {
  const { sent } = await open([], true, {}, aSquadView(sampleSquad.IN_A_GAME(), 'mate'));
  const call = await screen.findByRole('button', { name: 'Позвать в сквад: Енот' });
  await waitFor(() => expect(call).toHaveAccessibleDescription(/\S/));
  await userEvent.click(call);
  expect(sent(invite)).toEqual([]);
});
