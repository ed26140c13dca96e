import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/people-calls';

const ageApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAge: build.query({ ...call('GET /v1/users/me/age'), providesTags: ['Age'] }),
    giveAge: build.mutation(change('PUT /v1/users/me/age')),
  }),
});

export const { useOwnAgeQuery, useGiveAgeMutation } = ageApi;
