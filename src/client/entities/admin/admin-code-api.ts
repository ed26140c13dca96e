import { api } from '../../api/api';
import { call } from '../../api/call';

const tag = { type: 'Admin', id: 'code' } as const;

/** Everything that was refused before the code was entered is fetched again after it. */
const opening = {
  invalidatesTags: (_response: unknown, error: unknown) => (error === undefined ? ['Admin' as const] : []),
};

export const adminCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminCode: build.query({ ...call('GET /v1/admin/code'), providesTags: [tag] }),
    setUpAdminCode: build.mutation(call('POST /v1/admin/code/set-up')),
    // The recovery codes are shown before the page behind opens: nothing is invalidated yet.
    confirmAdminCode: build.mutation(call('POST /v1/admin/code/confirm')),
    submitAdminCode: build.mutation({ ...call('POST /v1/admin/code'), ...opening }),
    openByKey: build.mutation({ ...call('POST /v1/admin/code/passkey'), ...opening }),
    createRecoveryCodes: build.mutation({ ...call('POST /v1/admin/code/recovery'), invalidatesTags: [tag] }),
    closeBackOffice: build.mutation({ ...call('DELETE /v1/admin/code/session'), ...opening }),
  }),
});

export const {
  useAdminCodeQuery,
  useSetUpAdminCodeMutation,
  useConfirmAdminCodeMutation,
  useSubmitAdminCodeMutation,
  useOpenByKeyMutation,
  useCreateRecoveryCodesMutation,
  useCloseBackOfficeMutation,
} = adminCodeApi;
