import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';

/** A mate's answer to a hot squad. */
const hotOffersApi = api.injectEndpoints({
  endpoints: (build) => ({
    offerForHotSquad: build.mutation(change('POST /v1/squads/{id}/hot-squad-mate-ready')),
    withdrawOffer: build.mutation(change('DELETE /v1/squads/{id}/hot-squad-mate-ready')),
  }),
});

export const { useOfferForHotSquadMutation, useWithdrawOfferMutation } = hotOffersApi;
