import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hours, minutes } from '#domain/time/durations.ts';
import { TransactionsSection } from '#client/pages/desk/sections/transactions/transactions-section.tsx';
import { aTransaction } from '../../support/client/a-transaction';
import { atDesk, press } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';
import { pressTwice } from '../../support/client/press-twice';

const route = 'GET /v1/admin/transactions';
const person = { id: '00000000-0000-4000-8000-000000000009', username: 'Енот', avatarUrl: null };
const lines = () => ({ json: { items: [{ ...aTransaction(), comment: null, person }], nextCursor: null, total: 1 } });

const atList = async (handlers: Parameters<typeof atDesk>[1] = {}, query = '') => {
  const view = await atDesk(
    <TransactionsSection />,
    { [route]: lines, 'GET /v1/admin/views': () => ({ json: { views: [] } }), ...handlers },
    { path: `/admin/transactions${query}` },
  );
  await screen.findByRole('columnheader', { name: /Кто|Чья|Человек/ });
  return { ...view, asked: () => new URL(view.sent(route).at(-1)?.url ?? '', 'http://x').searchParams };
};
const address = () => screen.getByLabelText('address');

test('columns are chosen with the keyboard too, and stay as chosen', async () => {
  const view = await atList();
  const before = screen.getAllByRole('columnheader').length;
  screen.getByRole('button', { name: 'Колонки' }).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  const [, second] = screen.getAllByRole('menuitemcheckbox');
  expect(second).toHaveAttribute('aria-checked', 'false');
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByRole('columnheader')).toHaveLength(before - 1);
  view.unmount();
  await atList();
  expect(screen.getAllByRole('columnheader')).toHaveLength(before - 1);
});

test('a year typed in two digits is no period', async () => {
  await atList();
  await press('Период');
  fireEvent.change(screen.getByLabelText('С'), { target: { value: '0026-11-02' } });
  await press('Показать');
  expect(address()).toHaveTextContent(/^\/admin\/transactions$/);
});

test('a sum and a period are asked for as typed, both days included, and each is dropped alone', async () => {
  const { asked } = await atList();
  await press('Сумма');
  await userEvent.type(screen.getByLabelText('От'), '1000');
  await userEvent.type(screen.getByLabelText('До'), '5000{Enter}');
  await waitFor(() => expect(Object.fromEntries(asked())).toMatchObject({ minAmount: '1000', maxAmount: '5000' }));
  expect(screen.queryByLabelText('От')).not.toBeInTheDocument();

  await press('Период');
  fireEvent.change(screen.getByLabelText('С'), { target: { value: '2026-11-02' } });
  fireEvent.change(screen.getByLabelText('По'), { target: { value: '2026-11-02' } });
  await press('Показать');
  const ms = (name: string) => Date.parse(asked().get(name) ?? '');
  await waitFor(() => expect(ms('to') - ms('from')).toBeGreaterThan(hours(24) - minutes(1)));
  expect(asked().get('minAmount')).toBe('1000');

  await press(/^Снять отбор «Сумма»/);
  await waitFor(() => expect(asked().has('minAmount')).toBe(false));
  expect(asked().has('from')).toBe(true);
  await press('Сбросить');
  expect(address()).toHaveTextContent(/^\/admin\/transactions$/);
});

describe("an operator's own view of a list", () => {
  const mine = { id: '00000000-0000-4000-8000-000000000005', section: 'transactions', name: 'Мелочь' };
  const query = 'maxAmount=500';

  test('is saved once, with the filters of the address; a refusal says why and keeps the name', async () => {
    const views: object[] = [];
    let answer = refusal(409, 'ADMIN_VIEWS_LIMIT');
    const { sent } = await atList(
      { 'GET /v1/admin/views': () => ({ json: { views } }), 'POST /v1/admin/views': () => answer },
      `?${query}`,
    );
    await press('Сохранить вид');
    const dialog = within(await screen.findByRole('dialog'));
    const save = () => dialog.getByRole('button', { name: 'Сохранить' });
    await userEvent.type(dialog.getByRole('textbox'), ' {Enter}');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox'), 'Мелочь ');
    await pressTwice(save());
    expect(await dialog.findByText(/ADMIN_VIEWS_LIMIT/)).toBeInTheDocument();
    expect(sent('POST /v1/admin/views').map(({ body }) => body)).toStrictEqual([
      { section: 'transactions', name: 'Мелочь', query },
    ]);

    answer = { json: { ...mine, query } };
    views.push({ ...mine, query });
    await userEvent.click(save());
    expect(await screen.findByRole('button', { name: 'Мелочь', pressed: true })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Сохранить вид' })).not.toBeInTheDocument();
  });

  test('filters the list when pressed, and is forgotten only where it is shown', async () => {
    const views = [{ ...mine, query }];
    const { asked, sent } = await atList({
      'GET /v1/admin/views': () => ({ json: { views } }),
      [`DELETE /v1/admin/views/${mine.id}`]: () => {
        views.length = 0;
        return { status: 204 };
      },
    });
    await screen.findByRole('button', { name: 'Мелочь', pressed: false });
    expect(screen.queryByRole('button', { name: /^Удалить вид/ })).not.toBeInTheDocument();
    await press('Мелочь');
    await waitFor(() => expect(asked().get('maxAmount')).toBe('500'));
    await press('Удалить вид «Мелочь»');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Мелочь' })).not.toBeInTheDocument());
    expect(sent(`DELETE /v1/admin/views/${mine.id}`)).toHaveLength(1);
    expect(asked().get('maxAmount')).toBe('500');
  });
});
