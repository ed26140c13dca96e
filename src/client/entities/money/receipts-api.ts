import { api } from '../../api/api';
import { call } from '../../api/call';

const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    operationReceipts: build.query({
      ...call('GET /v1/balance/transactions/{id}/receipts'),
      providesTags: ['Transactions'],
    }),
  }),
});

export const { useOperationReceiptsQuery } = receiptsApi;
