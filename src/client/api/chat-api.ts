import { api } from './api';
import { call } from './call';

/** The chat itself lives in its own store (`src/client/chat`); these are its calls over HTTP. */
export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    chatToken: build.mutation(call('POST /v1/chat/token')),
    chatUsers: build.mutation(call('POST /v1/chat/get-users')),
    searchMessages: build.query(call('GET /v1/chat/search')),
    chatSettings: build.query({ ...call('GET /v1/chat/settings'), providesTags: ['ChatSettings'] }),
    setChatSettings: build.mutation({ ...call('PUT /v1/chat/settings'), invalidatesTags: ['ChatSettings'] }),
    chatBlocks: build.query({ ...call('GET /v1/chat/blocks'), providesTags: ['ChatBlocks'] }),
    blockUser: build.mutation({ ...call('PUT /v1/chat/blocks/{userId}'), invalidatesTags: ['ChatBlocks'] }),
    unblockUser: build.mutation({ ...call('DELETE /v1/chat/blocks/{userId}'), invalidatesTags: ['ChatBlocks'] }),
    reportMessage: build.mutation(call('POST /v1/chat/messages/{messageId}/report')),
  }),
});

export const {
  useSearchMessagesQuery,
  useChatSettingsQuery,
  useSetChatSettingsMutation,
  useChatBlocksQuery,
  useBlockUserMutation,
  useUnblockUserMutation,
  useReportMessageMutation,
} = chatApi;
