import { change } from '../cache-rules/mates-calls';
import { api } from '../../api/api';
import { type CallResponse, call, type CallArgs } from '../../api/call';

type ClientsCall = CallArgs<'GET /v1/mate-clients'>;

const clients = call('GET /v1/mate-clients');

const mateClientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    mateClients: build.infiniteQuery<CallResponse<'GET /v1/mate-clients'>, ClientsCall, string | null>({
      query: ({ queryArg: { query }, pageParam }) =>
        clients.query({ query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['MateClients'],
    }),
    setFavoriteClient: build.mutation(change('POST /v1/mate-clients/favorites/{id}')),
    setClientNote: build.mutation(change('POST /v1/mate-clients/notes/{id}')),
  }),
});

export const { useMateClientsInfiniteQuery, useSetFavoriteClientMutation, useSetClientNoteMutation } = mateClientsApi;
