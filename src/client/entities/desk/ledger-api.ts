import { api } from '../../api/api';
import { call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';

const deskLedgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    ledgerState: build.query({ ...call('GET /v1/admin/ledger'), providesTags: [{ type: 'Desk', id: 'transaction' }] }),
    checkLedger: build.mutation(deskAction('POST /v1/admin/ledger/check', 'transaction')),
  }),
});

export const { useLedgerStateQuery, useCheckLedgerMutation } = deskLedgerApi;
