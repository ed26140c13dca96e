import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReservesPage } from '#client/pages/money/reserves/reserves-page.tsx';
import { aReserve, totalsOf } from '../../support/client/a-reserve';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const me = aMate();
const list = `GET /v1/balance-reserve/reserved-for-user/${me.id}`;
const totals = { ...totalsOf([]), free: 12_500, counts: { ACTIVE: 21, LINKS: 0, CLOSED: 230 } };

const named = (id: string, username: string) =>
  aReserve({ id: `0190f000-0000-7000-8000-0000000000${id}`, client: { id, username, avatarUrl: null } });

type Answer = ReturnType<typeof refusal>;
const page = (items: readonly object[], nextCursor: string | null = null): Answer => ({ json: { items, nextCursor } });

/** The page of a mate; each list is answered by its group and its cursor, `ACTIVE` or `ACTIVE after x`. */
const open = async (answers: Readonly<Record<string, () => Answer>>) => {
  const server = fakeServer({
    'GET /v1/balance-reserve/totals': () => ({ json: totals }),
    'GET /v1/blog/my-articles': () => page([]),
    'GET /v1/users/me': () => ({ json: me }),
    [list]: ({ url }) => {
      const asked = new URL(url, 'https://x').searchParams;
      const cursor = asked.get('cursor');
      return answers[`${asked.get('group')}${cursor === null ? '' : ` after ${cursor}`}`]?.() ?? page([]);
    },
  });
  await renderInApp(<ReservesPage id="" />, { me });
  return server;
};

const ofTwoPages = {
  ACTIVE: () => page([named('0b', 'Киберкот')], 'x'),
  'ACTIVE after x': () => page([named('0c', 'Енот')]),
};

test('sums and counts are those of all reserves, whatever page of them is shown', async () => {
  await open(ofTwoPages);
  expect(await screen.findByRole('tab', { name: 'Активные 21' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Закрытые 230' })).toBeVisible();
  expect(screen.getByText(/^12\s500/)).toBeVisible();
  expect(screen.queryByRole('tab', { name: /^Ждут оплаты/ })).toBeNull();
});

test('a further page of reserves follows the first; one that fails leaves it and can be asked for again', async () => {
  const second = [refusal(403, 'FORBIDDEN'), ofTwoPages['ACTIVE after x']()];
  await open({ ...ofTwoPages, 'ACTIVE after x': () => second.shift() ?? page([]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Отказ FORBIDDEN');
  expect(screen.getByText('Киберкот')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Енот')).toBeVisible();
  expect(screen.getByText('Киберкот')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('a tab shows the reserves of its group, which are asked for when it is opened', async () => {
  const server = await open({
    ...ofTwoPages,
    CLOSED: () => page([{ ...named('0d', 'Пельмешек'), status: 'CANCELED', free: 0 }]),
  });
  await screen.findByText('Киберкот');
  const asked = () => server.calls.filter(({ url }) => url.includes('group=CLOSED'));
  expect(asked()).toHaveLength(0);
  await userEvent.click(screen.getByRole('tab', { name: 'Закрытые 230' }));
  expect(await screen.findByText('Пельмешек')).toBeVisible();
  expect(screen.queryByText('Киберкот')).toBeNull();
  expect(asked()).toHaveLength(1);
});

test('a new link may replace a reserve of any page', async () => {
  await open(ofTwoPages);
  await userEvent.click(await screen.findByRole('button', { name: 'Новая ссылка' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('option', { name: /^Енот/ })).toBeInTheDocument();
  expect(dialog.getByRole('option', { name: /^Киберкот/ })).toBeInTheDocument();
});
