import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RealtimePayload } from '#contract/realtime.ts';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { mateLandingsApi } from './mate-landings-api';
import { trainingLandingsApi } from './training-landings-api';
import { matesApi } from './mates-api';

type Changes = RealtimePayload<'mates availability'>['mates'];
type CardNow = Pick<MateCard, 'id' | 'active' | 'busy'>;
type ApiState = Parameters<typeof matesApi.util.selectCachedArgsForQuery>[0] &
  Parameters<typeof mateLandingsApi.util.selectCachedArgsForQuery>[0] &
  Parameters<typeof trainingLandingsApi.util.selectCachedArgsForQuery>[0];

const patchCards =
  (changes: Changes) =>
  (cards: readonly CardNow[]): void => {
    for (const { userId, active, busy } of changes)
      for (const card of cards) {
        if (card.id !== userId) continue;
        if (active !== undefined) card.active = active;
        if (busy === null) delete card.busy;
        else if (busy !== undefined) card.busy = busy;
      }
  };

/**
 * Updates who is busy and who takes orders in the cached cards. The order of the cards does not change: otherwise a
 * person might press another card than intended.
 */
export const patchAvailability =
  (changes: Changes): ThunkAction<void, ApiState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const patch = patchCards(changes);
    const mates = matesApi.util;
    const landings = mateLandingsApi.util;
    const courses = trainingLandingsApi.util;
    const argsOf = <Name extends Parameters<typeof mates.selectCachedArgsForQuery>[1]>(name: Name) =>
      mates.selectCachedArgsForQuery(getState(), name);
    for (const arg of argsOf('headerMates'))
      dispatch(mates.updateQueryData('headerMates', arg, ({ items }) => patch(items)));
    for (const arg of argsOf('mates'))
      dispatch(mates.updateQueryData('mates', arg, ({ pages }) => pages.forEach(({ items }) => patch(items))));
    for (const arg of argsOf('mateInGame'))
      dispatch(mates.updateQueryData('mateInGame', arg, (mate) => patch(mate === null ? [] : [mate])));
    for (const arg of landings.selectCachedArgsForQuery(getState(), 'mateLanding'))
      dispatch(landings.updateQueryData('mateLanding', arg, (found) => patch(found === null ? [] : [found.mate])));
    for (const arg of courses.selectCachedArgsForQuery(getState(), 'trainingLanding'))
      dispatch(courses.updateQueryData('trainingLanding', arg, (found) => patch(found?.trainers ?? [])));
  };
