import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResponse } from '#client/api/call.ts';
import { ReportDrawer } from '#client/pages/desk/sections/reports/report-drawer.tsx';
import { atDesk, fill, operator, press, seen } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

type Report = CallResponse<'GET /v1/admin/reports/{id}'>;

const id = '0190f000-0000-7000-8000-000000000701';
const at = '2026-11-20T10:00:00.000Z';
const file = (name: string, image: Report['files'][number]['image']): Report['files'][number] => ({
  id: `0190f000-0000-7000-8000-0000000007${image === null ? '11' : '12'}`,
  name,
  size: 2048,
  type: image === null ? 'text/plain' : 'image/webp',
  url: `/v1/admin/reports/${id}/files/${name}`,
  image,
});
const person = (last: string, username: string) => ({
  id: `0190f000-0000-7000-8000-0000000000${last}`,
  username,
  avatarUrl: null,
});
const report: Report = {
  id,
  kind: 'MESSAGE',
  person: person('c1', 'Енот'),
  reporter: person('c2', 'Алиса'),
  reason: 'INSULT',
  comment: 'Прислал такое',
  text: '',
  fileCount: 2,
  files: [file('снимок.webp', { width: 400, height: 300 }), file('план.txt', null)],
  status: 'NEW',
  outcome: null,
  others: 0,
  createdAt: at,
  decidedAt: null,
  answer: null,
  decidedBy: null,
  chat: {
    id: '0190f000-0000-7000-8000-000000000721',
    kind: 'PRIVATE',
    squad: null,
    lines: [
      {
        id: '1',
        sender: person('c2', 'Алиса'),
        text: 'Что там?',
        files: [],
        sentAt: at,
        deleted: false,
        reported: false,
      },
      {
        id: '2',
        sender: person('c1', 'Енот'),
        text: '',
        files: ['снимок.webp'],
        sentAt: at,
        deleted: false,
        reported: true,
      },
    ],
  },
  earlier: { warned: 1, blocked: 0, dismissed: 2 },
};
const decided: Partial<Report> = {
  status: 'CLOSED',
  outcome: 'WARNED',
  answer: 'Так нельзя',
  decidedBy: operator,
  decidedAt: at,
};
const open = (
  change: Partial<Report> = {},
  handlers = {},
  permissions: readonly ['ALL'] | readonly ['MANAGE_USERS'] = ['ALL'],
) =>
  atDesk(
    <ReportDrawer id={id} />,
    { [`GET /v1/admin/reports/${id}`]: () => ({ json: { ...report, ...change } }), ...handlers },
    { permissions: [...permissions] },
  );
const why = 'Что увидит человек';

test('a message without words is seen by its pictures and files', async () => {
  await open();
  const picture = await screen.findByRole('link', { name: /^снимок\.webp/ });
  expect(picture).toHaveAttribute('href', report.files[0]?.url);
  expect(picture.querySelector('img')).toHaveAttribute('src', report.files[0]?.url);
  const plan = screen.getByRole('link', { name: /^план\.txt/ });
  expect(plan.querySelector('img')).toBeNull();
  const line = within(screen.getByText('Переписка вокруг').closest('section') ?? document.body);
  expect(line.getByText('снимок.webp')).toBeInTheDocument();
});

test('a warning goes out once, with the reason, in the version that was seen', async () => {
  const route = `POST /v1/admin/reports/${id}/warn`;
  let now: Partial<Report> = {};
  const { sent } = await open(
    {},
    {
      [`GET /v1/admin/reports/${id}`]: () => ({ json: { ...report, ...now } }),
      [route]: () => {
        now = decided;
        return { json: { ...report, ...decided } };
      },
    },
  );
  await press('Предупредить');
  const dialog = await screen.findByRole('dialog', { name: 'Предупредить человека?' });
  await fill(why, 'Так нельзя');
  await pressTwice(within(dialog).getByRole('button', { name: 'Предупредить' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(route).map(({ body }) => body)).toEqual([{ seen, reason: 'Так нельзя', removeMessage: true }]);
  expect(await screen.findByText('Так нельзя')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
});

test('a block needs its own right and says for how long', async () => {
  const route = `POST /v1/admin/reports/${id}/block`;
  const { sent, unmount } = await open({}, { [route]: () => refusal(409, 'ADMIN_USER_ALREADY_BLOCKED') });
  await press('Заблокировать');
  const dialog = await screen.findByRole('dialog', { name: 'Заблокировать человека?' });
  await userEvent.click(within(dialog).getByRole('radio', { name: '30 дней' }));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Удалить сообщение из чата' }));
  await fill(why, 'Оскорбления');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Заблокировать' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Отказ ADMIN_USER_ALREADY_BLOCKED');
  expect(sent(route).map(({ body }) => body)).toEqual([
    { seen, reason: 'Оскорбления', term: 'MONTH', removeMessage: false },
  ]);
  unmount();
  await open({}, {}, ['MANAGE_USERS']);
  await screen.findByRole('button', { name: 'Предупредить' });
  expect(screen.queryByRole('button', { name: 'Заблокировать' })).toBeNull();
});

test('nobody decides about their own, as reporter or as reported', async () => {
  for (const part of [{ person: operator }, { reporter: operator }]) {
    const { unmount } = await open(part);
    expect(await screen.findByText('Жалобу с собственным участием решает другой оператор')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
    unmount();
  }
});
