import { change } from '../cache-rules/money-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

const depositsTradeUrlApi = api.injectEndpoints({
  endpoints: (build) => ({
    steamTradeUrl: build.query({ ...call('GET /v1/balance/steam-trade-url'), providesTags: ['SteamTradeUrl'] }),
    saveSteamTradeUrl: build.mutation(change('PUT /v1/balance/steam-trade-url')),
  }),
});

export const { useSteamTradeUrlQuery, useSaveSteamTradeUrlMutation } = depositsTradeUrlApi;
