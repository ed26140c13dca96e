import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonCard } from '../../../src/client/pages/admin/sections/users/person-card';
import type { AdminPermission } from '../../../src/domain/people/admin-permission';
import { aMatesAccess, aPerson } from '../../support/client/a-person';
import { type Call, fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

type Answer = ReturnType<typeof refusal>;
const { id } = aPerson();
const nothing = (): Answer => ({ json: { items: [], nextCursor: null } });

interface Opened {
  readonly person?: Parameters<typeof aPerson>[0];
  readonly permissions?: readonly AdminPermission[];
  readonly path?: string;
  readonly handlers?: Readonly<Record<string, (call: Call) => Answer>>;
}

/** The card of a person whose data the test may change meanwhile, as others do. */
const open = async ({ person = {}, permissions = ['ALL'], path = '/', handlers = {} }: Opened = {}) => {
  const shown = { person };
  const { calls, routes } = fakeServer({
    [`GET /v1/admin/users/${id}`]: () => ({ json: aPerson(shown.person) }),
    [`GET /v1/admin/users/${id}/squads`]: nothing,
    [`GET /v1/admin/users/${id}/earnings`]: () => refusal(500, 'INTERNAL_ERROR'),
    'GET /v1/admin/history': () => ({ json: { seen: 5, lines: [], notes: [] } }),
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
    [`GET /v1/admin/corrections/before/${id}`]: () => ({
      json: { mate: false, available: 8181, bonus: 0, gift: 0, corrected: 0, spent: [] },
    }),
    [`GET /v1/admin/mates/${id}/percent-history`]: () => ({ json: [] }),
    ...handlers,
  });
  await renderInApp(<PersonCard id={id} />, { me: aClient({ permissions: [...permissions] }), path });
  await screen.findByRole('heading', { name: 'Енот' });
  const sent = (method: string) => calls.filter(({ route }) => route.startsWith(method) && !route.includes('/looks'));
  return { sent, routes, become: (next: Parameters<typeof aPerson>[0]) => (shown.person = next ?? {}) };
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const tell = async (reason: string) =>
  userEvent.type((await dialog()).getByRole('textbox', { name: /^(Что увидит|Почему)/ }), reason);
const confirm = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const text = () => (screen.getByRole('main', { hidden: true }).textContent ?? '').replaceAll(/\s/g, ' ');

test('a correction made on the card shows in the money of the card at once, or it would be made again', async () => {
  const money = (available: number) => ({ money: { available, held: 0, reserved: 0, withdrawing: 0, bonus: 0 } });
  const { sent, become } = await open({
    person: money(8181),
    handlers: {
      'POST /v1/admin/corrections': () => {
        become(money(8331));
        return { json: { status: 'DONE' } };
      },
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Сумма, ₽' }), '150');
  await press('Провести…');
  await tell('Сервис был недоступен');
  await userEvent.click(
    within(await screen.findByRole('dialog'))
      .getAllByRole('button')
      .at(-1) ?? document.body,
  );
  await closed();
  expect(sent('POST')).toHaveLength(1);
  expect((await screen.findAllByText(/8\s331/)).length).toBe(2);
  expect(screen.queryByText(/8\s181/)).not.toBeInTheDocument();
});

test('a percent changed on the card is the percent that the card shows', async () => {
  const { become, sent } = await open({
    person: { mate: aMatesAccess },
    handlers: {
      [`PUT /v1/admin/mates/${id}/percent`]: () => {
        become({ mate: { ...aMatesAccess, percent: 77 } });
        return { status: 204 };
      },
    },
  });
  await press('Изменить процент…');
  const field = (await dialog()).getByRole('textbox', { name: /Процент/ });
  await userEvent.clear(field);
  await userEvent.type(field, '77');
  await tell('Просил сам');
  await confirm('Сохранить');
  await closed();
  expect(sent('PUT')[0]?.body).toEqual({ percent: 77, comment: 'Просил сам', seen: 5 });
  expect(await screen.findByText('77 %')).toBeInTheDocument();
});
