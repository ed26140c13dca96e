import { route } from './route';
import type { SettingsAnchor } from './settings-pages';

/* Pages under a game's name. */

export const profilePath = route('/:gameId/profile');
export const personPath = route('/:gameId/users/:userId');
export const bookingsPath = route('/:gameId/bookings');
export const ordersPath = route('/:gameId/orders');
export const ordersHistoryPath = route('/:gameId/orders-history');
export const clientsPath = route('/:gameId/clients');
export const becomeMatePath = route('/:gameId/mate');
export const onboardingPath = route('/:gameId/mate/onboarding');
export const teamPath = route('/:gameId/team');
export const matePath = route('/:gameId/team/:mateId');
export const trainingPath = route('/:gameId/training/:landingId');
export const mateLandingPath = route('/:gameId/mates/:landingId');
export const howItWorksPath = route('/:gameId/how-it-works');
export const squadsPath = route('/:gameId/squads');
export const createSquadPath = route('/:gameId/squads/create');
export const friendInvitationPath = route('/:gameId/squads/invite/:token');
export const squadPath = route('/:gameId/squads/:squadId');
export const categoryPath = route('/:gameId/category-:landing');
export const tagPath = route('/:gameId/tag-:landing');

const settingsPage = route('/:gameId/settings');

/** `settingsPath('cs2', 'platforms')` → `/cs2/settings#platforms` */
export const settingsPath = (gameId: string, anchor?: SettingsAnchor): string =>
  `${settingsPage({ gameId })}${anchor === undefined ? '' : `#${anchor}`}`;
