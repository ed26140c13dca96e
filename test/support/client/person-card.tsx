import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonCard } from '#client/pages/desk/sections/users/person-card.tsx';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { aPerson } from './a-person';
import { type Call, fakeServer, refusal } from './fake-server';
import { aClient } from './people';
import { renderInApp } from './render-in-app';

type Answer = ReturnType<typeof refusal>;
const { id } = aPerson();
/** Longer than both presses of a double click. */
export const slowly = () => new Promise((resolve) => setTimeout(resolve, 200));
const nothing = (): Answer => ({ json: { items: [], nextCursor: null } });

interface Opened {
  readonly person?: Parameters<typeof aPerson>[0];
  readonly permissions?: readonly AdminPermission[];
  readonly path?: string;
  readonly handlers?: Readonly<Record<string, (call: Call) => Answer | Promise<Answer>>>;
}

/** The card of a person whose data the test may change meanwhile, as others do. */
export const openPersonCard = async ({
  person = {},
  permissions = ['ALL'],
  path = '/',
  handlers = {},
}: Opened = {}) => {
  const shown = { person };
  const { calls, routes } = fakeServer({
    [`GET /v1/admin/users/${id}`]: () => ({ json: aPerson(shown.person) }),
    [`GET /v1/admin/users/${id}/second-step`]: () => ({ json: { keys: 0, app: false, recoveryLeft: 0, loss: null } }),
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

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
