import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/squads-calls';

/** A squad that is created when the deposit for it has been paid. */
const prepaidSquadApi = api.injectEndpoints({
  endpoints: (build) => ({
    depositForSquad: build.mutation(change('POST /v1/squads/deposit')),
    prepaidSquad: build.query({ ...call('GET /v1/squads/deposit/{depositId}'), keepUnusedDataFor: 0 }),
  }),
});

export const { useDepositForSquadMutation, usePrepaidSquadQuery } = prepaidSquadApi;
