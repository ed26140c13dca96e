import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationsCard } from '#client/pages/balance/operations/operations-card.tsx';
import { setServerTime } from '#client/kit/time/server-now.ts';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { typeHalf } from '../../support/client/type-half';

const list = 'GET /v1/balance/transactions';

const open = async (path: string) => {
  setServerTime('2026-11-27T12:00:00.000Z');
  const { calls } = fakeServer({ [list]: () => ({ json: { items: [], days: [], nextCursor: null } }) });
  await renderInApp(<OperationsCard />, { me: aClient(), path });
  await screen.findByText(/^(Таких операций|Операций) пока нет/);
  const asked = () => {
    const query = new URL(calls.findLast(({ route }) => route === list)?.url ?? '', 'http://x').searchParams;
    return { from: query.get('from'), to: query.get('to') };
  };
  return { calls, asked };
};

const address = () => screen.getByLabelText('address').textContent;
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^За какое время/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('the operations of some last days, then of own dates, then all again; the address has the choice', async () => {
  const { asked } = await open('/balance');
  await choose('7 дней');
  await waitFor(() => expect(asked()).toEqual({ from: '2026-11-21', to: null }));
  expect(address()).toBe('/balance?from=2026-11-21');
  await choose('Свои даты…');
  const [from, to] = [await screen.findByLabelText('С'), screen.getByLabelText('По')];
  expect(from).toHaveValue('2026-11-21');
  fireEvent.change(to, { target: { value: '2026-11-20' } });
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(to).toHaveAccessibleDescription('Начало позже конца');
  // What a date field makes of the year «26».
  fireEvent.change(from, { target: { value: '0026-11-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(from).toHaveAccessibleDescription('Проверь год');
  expect(address()).toBe('/balance?from=2026-11-21');
  fireEvent.change(from, { target: { value: '2026-11-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(asked()).toEqual({ from: '2026-11-01', to: '2026-11-20' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'За какое время: с 1 ноября по 20 ноября' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Показать все' }));
  await waitFor(() => expect(address()).toBe('/balance'));
});

test('a day typed only in part is marked and not taken for «since always»', async () => {
  await open('/balance?from=2026-11-21');
  await choose('Свои даты…');
  const from = await screen.findByLabelText<HTMLInputElement>('С');
  const complete = typeHalf(from);
  expect(from).toHaveAccessibleDescription('Введено не до конца');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(address()).toBe('/balance?from=2026-11-21');
  complete('2026-11-02');
  expect(from).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(address()).toBe('/balance?from=2026-11-02'));
});

test.each(['2026-02-31', '2026-13-45', '0026-11-01'])(
  'an address with the day %s shows all operations',
  async (day) => {
    const { asked } = await open(`/balance?from=${day}`);
    expect(asked()).toEqual({ from: null, to: null });
    expect(screen.getByRole('button', { name: 'За какое время: За всё время' })).toBeInTheDocument();
  },
);
