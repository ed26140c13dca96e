import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ApplicationsSection } from '#client/pages/desk/sections/mate-applications/applications-section.tsx';
import { BookingsSection } from '#client/pages/desk/sections/bookings/bookings-section.tsx';
import { DisputesSection } from '#client/pages/desk/sections/disputes/disputes-section.tsx';
import { MatesSection } from '#client/pages/desk/sections/mates/mates-section.tsx';
import { LandingsSection } from '#client/pages/desk/sections/pages/landings-section.tsx';
import { MateLandingsSection } from '#client/pages/desk/sections/pages/mate-landings-section.tsx';
import { PromoCodesSection } from '#client/pages/desk/sections/promo-codes/promo-codes-section.tsx';
import { RecordingsSection } from '#client/pages/desk/sections/recordings/recordings-section.tsx';
import { ReservesSection } from '#client/pages/desk/sections/reserves/reserves-section.tsx';
import { ReviewsSection } from '#client/pages/desk/sections/reviews/reviews-section.tsx';
import { SquadsSection } from '#client/pages/desk/sections/squads/squads-section.tsx';
import { UsersSection } from '#client/pages/desk/sections/users/users-section.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const game = { id: 'cs2', name: 'Counter-Strike 2', iconUrl: '', platforms: ['PC'], maxSlots: 5 };

interface Case {
  readonly path: string;
  readonly section: ComponentType;
  readonly filter: string;
  readonly option: string;
  readonly asked: string;
}

const byGame = { filter: 'Игра', option: game.name, asked: 'gameId=cs2' };
const cases: readonly Case[] = [
  { path: 'mate-applications', section: ApplicationsSection, ...byGame },
  { path: 'mates', section: MatesSection, ...byGame },
  { path: 'squads', section: SquadsSection, ...byGame },
  { path: 'bookings', section: BookingsSection, ...byGame },
  { path: 'disputes', section: DisputesSection, ...byGame },
  { path: 'pov-requests', section: RecordingsSection, ...byGame },
  { path: 'reviews', section: ReviewsSection, ...byGame },
  { path: 'users', section: UsersSection, ...byGame, filter: 'Игра напарника' },
  { path: 'promo-codes', section: PromoCodesSection, ...byGame, asked: 'game=cs2' },
  { path: 'landings', section: LandingsSection, ...byGame, asked: 'game[]=cs2' },
  { path: 'mate-landings', section: MateLandingsSection, ...byGame, asked: 'game[]=cs2' },
  { path: 'reserves', section: ReservesSection, filter: 'За что', option: 'Статья', asked: 'kind[]=BLOG_ARTICLE' },
];

test.each(cases)(
  'the list $path can be narrowed by «$filter»',
  async ({ path, section: Section, filter, option, asked }) => {
    windowOf(1440);
    const route = `GET /v1/admin/${path}`;
    const { calls } = fakeServer({
      'GET /v1/games': () => ({ json: [game] }),
      [route]: () => ({ json: { items: [], nextCursor: null, total: 0 } }),
    });
    await renderInApp(<Section />, { me: aClient({ permissions: ['ALL'] }) });
    await userEvent.click(await screen.findByRole('button', { name: filter }));
    await userEvent.click(await screen.findByRole('checkbox', { name: option }));
    await waitFor(() => expect(calls.filter((call) => call.route === route).at(-1)?.url).toContain(asked));
  },
);
