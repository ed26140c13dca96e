import { api } from '../../api/api';
import { call } from '../../api/call';

/** What the service will give a person after it has checked something. */
const heldGiftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    heldGifts: build.query({ ...call('GET /v1/users/me/held-gifts'), providesTags: ['Balance'] }),
  }),
});

export const { useHeldGiftsQuery } = heldGiftsApi;
