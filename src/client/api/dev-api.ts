import { api } from './api';
import { call } from './call';
import { signedIn } from './signed-in';

/** Demo mode only. */
export const devApi = api.injectEndpoints({
  endpoints: (build) => ({
    personas: build.query(call('GET /dev/api/personas')),
    demoClock: build.query({ ...call('GET /dev/api/clock'), providesTags: ['Demo'] }),
    /** The answer's own header already tells the page the new time; what depends on it is asked for anew. */
    advanceClock: build.mutation({ ...call('POST /dev/api/clock'), invalidatesTags: ['Demo', 'Squad', 'Squads', 'MateOrders', 'Balance', 'Transactions'] }),
    mailbox: build.query({ ...call('GET /dev/api/mailbox'), keepUnusedDataFor: 0 }),
    signInAs: build.mutation({ ...call('POST /dev/api/sign-in'), onQueryStarted: signedIn }),
  }),
});

export const { usePersonasQuery, useSignInAsMutation, useDemoClockQuery, useAdvanceClockMutation, useMailboxQuery } = devApi;
