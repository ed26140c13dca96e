import { api } from '../../api/api';
import { call } from '../../api/call';

const tag = { type: 'Desk', id: 'code' } as const;

/** Everything that was refused before the code was entered is fetched again after it. */
const opening = {
  invalidatesTags: (_response: unknown, error: unknown) => (error === undefined ? ['Desk' as const] : []),
};

export const deskCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskCode: build.query({ ...call('GET /v1/admin/code'), providesTags: [tag] }),
    setUpDeskCode: build.mutation(call('POST /v1/admin/code/set-up')),
    // The recovery codes are shown before the page behind opens: nothing is invalidated yet.
    confirmDeskCode: build.mutation(call('POST /v1/admin/code/confirm')),
    submitDeskCode: build.mutation({ ...call('POST /v1/admin/code'), ...opening }),
    openByKey: build.mutation({ ...call('POST /v1/admin/code/passkey'), ...opening }),
    createRecoveryCodes: build.mutation({ ...call('POST /v1/admin/code/recovery'), invalidatesTags: [tag] }),
    closeDesk: build.mutation({ ...call('DELETE /v1/admin/code/session'), ...opening }),
  }),
});

export const {
  useDeskCodeQuery,
  useSetUpDeskCodeMutation,
  useConfirmDeskCodeMutation,
  useSubmitDeskCodeMutation,
  useOpenByKeyMutation,
  useCreateRecoveryCodesMutation,
  useCloseDeskMutation,
} = deskCodeApi;
