import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';
import { storeSquadResponse } from './store-squad-response';

/** Creation of a squad. */
const newSquadApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSquad: build.mutation({ ...change('POST /v1/squads'), onQueryStarted: storeSquadResponse }),
    validatePromoCode: build.mutation(call('POST /v1/squads/promo-code/validate')),
  }),
});

export const { useCreateSquadMutation, useValidatePromoCodeMutation } = newSquadApi;
