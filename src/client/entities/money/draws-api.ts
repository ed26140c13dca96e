import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/money-calls';

export const drawsApi = api.injectEndpoints({
  endpoints: (build) => ({
    draws: build.query({ ...call('GET /v1/draws/history'), providesTags: ['Draws', 'Me'] }),
    draw: build.query({ ...call('GET /v1/draws/{id}'), providesTags: ['Draws'] }),
    takePart: build.mutation(change('POST /v1/draws/{id}/participate')),
  }),
});

export const { useDrawsQuery, useDrawQuery, useTakePartMutation } = drawsApi;
