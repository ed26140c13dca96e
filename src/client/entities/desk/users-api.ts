import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { alsoOf } from './user-tags';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

/**
 * Endpoint names are shared by all slices of the API, so they must differ from those of others: the chat has a
 * `blockUser`.
 */
export const deskUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskUsers: build.infiniteQuery<CallResponse<'GET /v1/admin/users'>, ListFilters, string | null>(
      deskList('GET /v1/admin/users', 'user'),
    ),
    deskUser: build.query({
      ...call('GET /v1/admin/users/{id}'),
      providesTags: alsoOf(
        'booking',
        'mate',
        'transaction',
        'correction',
        'deposit',
        'withdrawal',
        'squad',
        'dispute',
        'report',
        'strikes',
      ),
    }),
    showPersonal: build.mutation(deskAction('POST /v1/admin/users/{id}/personal', 'user')),
    changeAccountAge: build.mutation(deskAction('PUT /v1/admin/users/{id}/age', 'user')),
    renameAccount: build.mutation(deskAction('PUT /v1/admin/users/{id}/username', 'user')),
    changeAccountEmail: build.mutation(deskAction('PUT /v1/admin/users/{id}/email', 'user')),
    removeAccountAvatar: build.mutation(deskAction('POST /v1/admin/users/{id}/avatar/remove', 'user')),
    removeAccountVoice: build.mutation(deskAction('POST /v1/admin/users/{id}/voice/remove', 'user')),
    blockAccount: build.mutation(deskAction('POST /v1/admin/users/{id}/block', 'user', 'withdrawal')),
    unblockAccount: build.mutation(deskAction('POST /v1/admin/users/{id}/unblock', 'user', 'withdrawal')),
    deleteAccount: build.mutation(deskAction('DELETE /v1/admin/users/{id}', 'user', 'withdrawal')),
    restoreAccount: build.mutation(deskAction('POST /v1/admin/users/{id}/restore', 'user', 'withdrawal')),
    setDeskPermissions: build.mutation(deskAction('PUT /v1/admin/users/{id}/permissions', 'user')),
  }),
});

export const {
  useDeskUsersInfiniteQuery,
  useDeskUserQuery,
  useShowPersonalMutation,
  useChangeAccountAgeMutation,
  useRenameAccountMutation,
  useChangeAccountEmailMutation,
  useRemoveAccountAvatarMutation,
  useRemoveAccountVoiceMutation,
  useBlockAccountMutation,
  useUnblockAccountMutation,
  useDeleteAccountMutation,
  useRestoreAccountMutation,
  useSetDeskPermissionsMutation,
} = deskUsersApi;
