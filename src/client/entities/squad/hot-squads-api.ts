import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/squads-calls';

const hotSquadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    hotSquads: build.query({ ...call('GET /v1/squads/mate/hot'), providesTags: ['MateOrders'] }),
    offerForHotSquad: build.mutation(change('POST /v1/squads/{id}/hot-squad-mate-ready')),
    withdrawOffer: build.mutation(change('DELETE /v1/squads/{id}/hot-squad-mate-ready')),
  }),
});

export const { useHotSquadsQuery, useOfferForHotSquadMutation, useWithdrawOfferMutation } = hotSquadsApi;
