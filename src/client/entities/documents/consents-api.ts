import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/people-calls';

export const consentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    consents: build.query({ ...call('GET /v1/consents'), providesTags: ['Landing'] }),
    ownConsents: build.query({ ...call('GET /v1/users/me/consents'), providesTags: ['Consents'] }),
    agree: build.mutation(change('PUT /v1/users/me/consents')),
    takeConsentBack: build.mutation(change('DELETE /v1/users/me/consents/{document}')),
  }),
});

export const { useConsentsQuery, useOwnConsentsQuery, useAgreeMutation, useTakeConsentBackMutation } = consentsApi;
