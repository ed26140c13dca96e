import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { squadsApi } from './squads-api';

/**
 * Fetches the current state of a squad after a response was lost; null if this request fails too. Unchanged data is the
 * same object.
 */
export const useFetchSquad = () => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(
    async (id: number): Promise<SquadView | null> => {
      const { data } = await dispatch(
        squadsApi.endpoints.squad.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
      );
      return data ?? null;
    },
    [dispatch],
  );
};
