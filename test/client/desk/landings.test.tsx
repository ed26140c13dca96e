import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MateLandingsSection } from '#client/pages/desk/sections/pages/mate-landings-section.tsx';
import { atDesk, fill, press } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { games } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';

const make = 'POST /v1/admin/mate-landings';
const mate = { id: '0190f000-0000-7000-8000-000000000e01', username: 'Северин', avatarUrl: null };

test('a mate’s page is of a person chosen by name, goes out once, and a refused field says why', async () => {
  const fields = [{ path: 'body.mateId', message: 'Этот человек не напарник этой игры' }];
  const answers = [refusal(400, 'VALIDATION_ERROR', { fields }), { json: { id: 'severin' } }];
  const { sent } = await atDesk(
    <MateLandingsSection />,
    {
      'GET /v1/games': () => ({ json: games }),
      'GET /v1/admin/mate-landings': () => ({ json: { items: [], nextCursor: null, total: 0 } }),
      'GET /v1/admin/views': () => ({ json: { views: [] } }),
      'GET /v1/admin/search': () => ({ json: { found: [{ kind: 'user', person: mate }] } }),
      [make]: () => answers.shift() ?? refusal(500, 'INTERNAL_ERROR'),
    },
    { path: '/admin/mate-landings' },
  );
  await press('Создать');
  const dialog = within(await screen.findByRole('dialog', { name: 'Новая страница напарника' }));
  const submit = () => dialog.getByRole('button', { name: 'Создать' });
  await userEvent.click(submit());
  expect(dialog.getByRole('textbox', { name: 'Напарник' })).toBeInvalid();
  expect(sent(make)).toHaveLength(0);
  await fill('Напарник', 'Севе');
  await userEvent.click(await dialog.findByRole('button', { name: /Северин/ }));
  await fill('Адрес', 'severin');
  await fill('Заголовок', 'Играй с Северином');
  await fill('Вступление', 'Спокойно и без крика');
  await pressTwice(submit());
  expect(await dialog.findByText('Этот человек не напарник этой игры')).toBeInTheDocument();
  expect(sent(make).map(({ body }) => body)).toMatchObject([
    { id: 'severin', gameId: games[0]?.id, mateId: mate.id, title: 'Играй с Северином', published: false },
  ]);
  await userEvent.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(make)).toHaveLength(2);
});
