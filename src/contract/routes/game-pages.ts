import { route } from './route';
import type { SettingsAnchor } from './settings-pages';

/* Pages under a game's name to which the shell leads; further ones in `landing-pages.ts`, off the first load. */

export const profilePath = route('/:gameId/profile');
export const personPath = route('/:gameId/users/:userId');
export const bookingsPath = route('/:gameId/bookings');
export const ordersPath = route('/:gameId/orders');
export const ordersHistoryPath = route('/:gameId/orders-history');
export const clientsPath = route('/:gameId/clients');
export const becomeMatePath = route('/:gameId/mate');
export const teamPath = route('/:gameId/team');
export const matePath = route('/:gameId/team/:mateId');
export const howItWorksPath = route('/:gameId/how-it-works');
export const squadsPath = route('/:gameId/squads');
export const createSquadPath = route('/:gameId/squads/create');
export const squadPath = route('/:gameId/squads/:squadId');

const settingsPage = route('/:gameId/settings');

/** `settingsPath('cs2', 'platforms')` → `/cs2/settings#platforms` */
export const settingsPath = (gameId: string, anchor?: SettingsAnchor): string =>
  `${settingsPage({ gameId })}${anchor === undefined ? '' : `#${anchor}`}`;
