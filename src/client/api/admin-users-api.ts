import { api } from './api';
import { call } from './call';

/** Names stand in one cache for all calls: the chat has its own `blockUser`. */
export const adminUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query({ ...call('GET /v1/admin/users'), providesTags: ['Admin'] }),
    adminUser: build.query({ ...call('GET /v1/admin/users/{id}'), providesTags: ['Admin'] }),
    blockAccount: build.mutation({ ...call('POST /v1/admin/users/{id}/block'), invalidatesTags: ['Admin'] }),
    unblockAccount: build.mutation({ ...call('POST /v1/admin/users/{id}/unblock'), invalidatesTags: ['Admin'] }),
    deleteAccount: build.mutation({ ...call('DELETE /v1/admin/users/{id}'), invalidatesTags: ['Admin'] }),
    restoreAccount: build.mutation({ ...call('POST /v1/admin/users/{id}/restore'), invalidatesTags: ['Admin'] }),
    setAdminPermissions: build.mutation({ ...call('PUT /v1/admin/users/{id}/permissions'), invalidatesTags: ['Admin'] }),
    auditLog: build.query({ ...call('GET /v1/admin/audit'), providesTags: ['Admin'] }),
  }),
});
