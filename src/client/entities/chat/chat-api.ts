import { change } from '../cache-rules/chats-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

/** The chat's state is in a store of its own (`store/`); these are its calls over HTTP. */
export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    chatToken: build.mutation(call('POST /v1/chat/token')),
    chatUsers: build.mutation(call('POST /v1/chat/get-users')),
    searchMessages: build.query(call('GET /v1/chat/search')),
    chatSettings: build.query({ ...call('GET /v1/chat/settings'), providesTags: ['ChatSettings'] }),
    setChatSettings: build.mutation(change('PUT /v1/chat/settings')),
    chatBlocks: build.query({ ...call('GET /v1/chat/blocks'), providesTags: ['ChatBlocks'] }),
    blockUser: build.mutation(change('PUT /v1/chat/blocks/{userId}')),
    unblockUser: build.mutation(change('DELETE /v1/chat/blocks/{userId}')),
  }),
});

export const {
  useSearchMessagesQuery,
  useChatSettingsQuery,
  useSetChatSettingsMutation,
  useChatBlocksQuery,
  useBlockUserMutation,
  useUnblockUserMutation,
} = chatApi;
