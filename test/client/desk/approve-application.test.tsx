import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationDrawer } from '#client/pages/desk/sections/mate-applications/application-drawer.tsx';
import { atDesk, fill, press } from '../../support/client/at-desk';
import { pressTwice } from '../../support/client/press-twice';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const at = '2026-05-01T12:00:00.000Z';
const id = '0190f000-0000-7000-8000-000000000201';
const application = {
  id,
  user: { id: '0190f000-0000-7000-8000-000000000202', username: 'Енот', avatarUrl: null, orders: 3, since: at },
  gameId: 'cs2',
  hoursPerWeek: 12,
  experience: 'Играю давно',
  links: [],
  status: 'SENT',
  answer: null,
  decidedBy: null,
  decidedAt: null,
  createdAt: at,
  earlier: [],
};

test('an application is approved only after a question that says what the person becomes', async () => {
  windowOf(1440);
  const { routes } = fakeServer({
    [`GET /v1/admin/mate-applications/${id}`]: () => ({ json: application }),
    [`POST /v1/admin/mate-applications/${id}/approve`]: () => ({ json: { ...application, status: 'APPROVED' } }),
    'GET /v1/admin/history': () => ({ json: { lines: [], notes: [], seen: 0 } }),
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
  });
  const approvals = () => routes().filter((route) => route.endsWith('/approve'));
  await renderInApp(<ApplicationDrawer id={id} />, { me: aClient({ permissions: ['ALL'] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Одобрить' }));
  const question = await screen.findByRole('dialog', { name: 'Сделать напарником: Енот?' });
  expect(question).toHaveTextContent(/Counter-Strike 2, уровень «Новичок I», 67.% заказа/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(approvals()).toHaveLength(0);

  await userEvent.keyboard('a');
  const again = await screen.findByRole('dialog');
  expect(approvals()).toHaveLength(0);
  await userEvent.click(within(again).getByRole('button', { name: 'Одобрить' }));
  await waitFor(() => expect(approvals()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who decided an application and when stands in it, and earlier ones say for which game and with what words', async () => {
  const decided = { decidedAt: '2026-05-04T12:00:00.000Z', status: 'APPROVED' };
  await atDesk(<ApplicationDrawer id={id} />, {
    [`GET /v1/admin/mate-applications/${id}`]: () => ({
      json: {
        ...application,
        ...decided,
        decidedBy: { id: 'b', username: 'Смотритель', avatarUrl: null },
        earlier: [{ ...application, id: 'e', status: 'REFUSED', experience: 'Хочу попробовать', answer: 'Рано' }],
      },
    }),
  });
  expect(await screen.findByText(/^Смотритель,/)).toHaveTextContent(/4 мая/);
  expect(screen.getByText(/^Пришла/)).toHaveTextContent(/1 мая/);
  expect(screen.getByText('Хочу попробовать')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Одобрить' })).not.toBeInTheDocument();
});

test('a refused application keeps its words when somebody else decided first', async () => {
  const route = `POST /v1/admin/mate-applications/${id}/refuse`;
  let status = 'SENT';
  const { sent } = await atDesk(<ApplicationDrawer id={id} />, {
    [`GET /v1/admin/mate-applications/${id}`]: () => ({ json: { ...application, status } }),
    [route]: () => {
      status = 'APPROVED';
      return refusal(409, 'MATE_APPLICATION_DECIDED');
    },
  });
  await press('Отклонить…');
  await userEvent.selectOptions(screen.getByRole('combobox'), screen.getAllByRole('option')[2] ?? '');
  await pressTwice(screen.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('MATE_APPLICATION_DECIDED');
  expect(sent(route).map(({ body }) => body)).toStrictEqual([
    { answer: 'Для начала нужно больше свободных часов в неделю' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Одобрить' })).toBeNull());
  expect(screen.getByRole('textbox', { name: /человек/ })).toHaveValue(
    'Для начала нужно больше свободных часов в неделю',
  );
});

test('an application is refused with words for the person, and the desk says that it was', async () => {
  await atDesk(<ApplicationDrawer id={id} />, {
    [`GET /v1/admin/mate-applications/${id}`]: () => ({ json: application }),
    [`POST /v1/admin/mate-applications/${id}/refuse`]: () => ({ json: { ...application, status: 'REFUSED' } }),
  });
  await press('Отклонить…');
  await fill(/человек/, 'Пока мало часов');
  await press('Отклонить');
  expect(await screen.findByText('Заявка отклонена')).toBeInTheDocument();
});
