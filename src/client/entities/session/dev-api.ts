import { change } from '../cache-rules/people-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';
import { storeSignIn } from './auth-api';

/** Only in demo mode. */
const devApi = api.injectEndpoints({
  endpoints: (build) => ({
    personas: build.query(call('GET /dev/api/personas')),
    demoClock: build.query({ ...call('GET /dev/api/clock'), providesTags: ['Demo'] }),
    /** The header of the response already sets the page's time; what depends on it is fetched again. */
    advanceClock: build.mutation(change('POST /dev/api/clock')),
    mailbox: build.query({ ...call('GET /dev/api/mailbox'), keepUnusedDataFor: 0 }),
    signInAs: build.mutation({ ...call('POST /dev/api/sign-in'), onQueryStarted: storeSignIn }),
  }),
});

export const { usePersonasQuery, useSignInAsMutation, useDemoClockQuery, useAdvanceClockMutation, useMailboxQuery } =
  devApi;
