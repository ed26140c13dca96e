import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';
import { storeSquadResponse } from './store-squad-response';

/** A squad’s terms, its payment and its end. */
const squadsStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateSquad: build.mutation({ ...change('PUT /v1/squads/{id}'), onQueryStarted: storeSquadResponse }),
    disbandSquad: build.mutation(change('POST /v1/squads/{id}/disband')),
    confirmSquad: build.mutation({ ...change('POST /v1/squads/{id}/confirm'), onQueryStarted: storeSquadResponse }),
    paySquad: build.mutation({ ...change('POST /v1/squads/{id}/pay'), onQueryStarted: storeSquadResponse }),
    repeatSquad: build.mutation({ ...change('POST /v1/squads/{id}/repeat'), onQueryStarted: storeSquadResponse }),
  }),
});

export const {
  useUpdateSquadMutation,
  useDisbandSquadMutation,
  useConfirmSquadMutation,
  usePaySquadMutation,
  useRepeatSquadMutation,
} = squadsStepsApi;
