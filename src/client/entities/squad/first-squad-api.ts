import { change } from '../cache-rules/money-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

const firstSquadApi = api.injectEndpoints({
  endpoints: (build) => ({
    firstSquadPromo: build.query({ ...call('GET /v1/balance/first-squad-promo'), providesTags: ['Balance', 'Me'] }),
    depositFirstSquad: build.mutation(change('POST /v1/squads/deposit-first-squad')),
  }),
});

export const { useFirstSquadPromoQuery, useDepositFirstSquadMutation } = firstSquadApi;
