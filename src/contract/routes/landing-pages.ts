import { route } from './route';

/* Pages under a game's name to which only other pages lead. */

export const trainingPath = route('/:gameId/training/:landingId');
export const mateLandingPath = route('/:gameId/mates/:landingId');
export const friendInvitationPath = route('/:gameId/squads/invite/:token');
export const categoryPath = route('/:gameId/category-:landing');
export const tagPath = route('/:gameId/tag-:landing');
export const matePlacePath = route('/:gameId/mate/place');
export const onboardingPath = route('/:gameId/mate/onboarding');
