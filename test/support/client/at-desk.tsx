import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Me } from '#contract/schemas/me.ts';
import { fakeServer } from './fake-server';
import { aClient } from './people';
import { renderInApp } from './render-in-app';
import { windowOf } from './window-width';

type Handlers = Parameters<typeof fakeServer>[0];

/** The version of the log that an operator at this desk has seen. */
export const seen = 4;

export const operator = { id: aClient().id, username: aClient().username, avatarUrl: null } as const;

/** Renders a part of the desk on a wide screen; the log and who else looks are answered. */
export const atDesk = async (
  part: ReactNode,
  handlers: Handlers,
  { permissions = ['ALL'], path }: { readonly permissions?: Me['permissions']; readonly path?: string } = {},
) => {
  windowOf(1440);
  const { calls, routes } = fakeServer({
    'GET /v1/admin/history': () => ({ json: { seen, lines: [], notes: [] } }),
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
    ...handlers,
  });
  const view = await renderInApp(part, { me: aClient({ permissions }), ...(path === undefined ? {} : { path }) });
  return { ...view, routes, sent: (route: string) => calls.filter((call) => call.route === route) };
};

/** Presses the button as soon as it can be pressed. */
export const press = async (name: string | RegExp) => {
  await screen.findByRole('button', { name });
  // Another element takes its place when the reason why it cannot be pressed is gone.
  const button = () => screen.getByRole('button', { name });
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button());
};

/** Types into an empty or filled field as one paste: quicker than by letters. */
export const fill = async (name: string | RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
};
