import { screen, within } from '@testing-library/react';
import { SettingsPage } from '#client/pages/settings/settings-page.tsx';
import type { PublicUser } from '#contract/people/users.ts';
import type { Me } from '#contract/schemas/me.ts';
import { fakeServer } from './fake-server';
import { aClient } from './people';
import { aPublicUser } from './public-user';
import { renderInApp } from './render-in-app';

type Handlers = Parameters<typeof fakeServer>[0];

/** The call for the profile that the forms show. */
export const profilePath = `GET /v1/users/cs2/${aClient().id}`;
/** Opens the settings at this anchor, on a server that knows two countries and two languages. */
export const openSettings = async (
  anchor: string,
  handlers: Handlers,
  { me = aClient(), profile = {} }: { me?: Me; profile?: Partial<PublicUser> } = {},
) => {
  const server = fakeServer({
    'GET /v1/games': () => ({
      json: [{ id: 'cs2', name: 'Counter-Strike 2', iconUrl: '', platforms: ['PC'], maxSlots: 5 }],
    }),
    'GET /v1/users/me': () => ({ json: me }),
    [profilePath]: () => ({ json: aPublicUser(profile) }),
    'GET /v1/countries': () => ({
      json: [
        { code: 'RU', name: 'Россия' },
        { code: 'KZ', name: 'Казахстан' },
      ],
    }),
    'GET /v1/languages': () => ({
      json: [
        { code: 'ru', name: 'Русский' },
        { code: 'en', name: 'Английский' },
      ],
    }),
    'GET /api/cf-ipcountry': () => ({ json: { country: 'KZ' } }),
    ...handlers,
  });
  await renderInApp(<SettingsPage />, { me, path: `/cs2/settings${anchor}` });
  return server;
};

/** The card of one setting. */
export const settingCard = async (name: string) => within(await screen.findByRole('region', { name }));
/** Bodies of the calls of one route, in order. */
export const sentTo = (calls: ReturnType<typeof fakeServer>['calls'], route: string) =>
  calls.filter((call) => call.route === route).map(({ body }) => body);
