import { api } from './api';
import { call } from './call';

/** The chat itself lives in its own store (`src/client/chat`); these are its two calls over HTTP. */
export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    chatToken: build.mutation(call('POST /v1/chat/token')),
    chatUsers: build.mutation(call('POST /v1/chat/get-users')),
  }),
});
