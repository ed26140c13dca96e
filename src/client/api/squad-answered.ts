import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SquadView } from '../../contract/squads/squad-view';
import { squadsApi } from './squads-api';

type ApiState = Parameters<ReturnType<typeof squadsApi.endpoints.squad.select>>[0];

interface Step {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly queryFulfilled: PromiseLike<{ readonly data: SquadView }>;
}

/** A step answers with the squad after it: the page shows that at once and asks for nothing. */
export const squadAnswered = async (_arg: unknown, { dispatch, queryFulfilled }: Step): Promise<void> => {
  const answer = await Promise.resolve(queryFulfilled).catch(() => null);
  if (answer === null) return;
  await dispatch(squadsApi.util.upsertQueryData('squad', { params: { id: answer.data.id } }, answer.data));
};
