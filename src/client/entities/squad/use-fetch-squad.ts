import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { SquadView } from '../../../contract/squads/squad-view';
import { squadsApi } from './squads-api';

/**
 * Asks how a squad stands now, after an answer was lost; null where the server cannot be asked either. What has not
 * changed since it was told last is the same object.
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
