import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';
import { storeSquadResponse } from './store-squad-response';

const squadPromoApi = api.injectEndpoints({
  endpoints: (build) => ({
    setPromoCode: build.mutation({ ...change('POST /v1/squads/{id}/promo-code'), onQueryStarted: storeSquadResponse }),
    validatePromoCode: build.mutation(call('POST /v1/squads/promo-code/validate')),
  }),
});

export const { useSetPromoCodeMutation, useValidatePromoCodeMutation } = squadPromoApi;
