import { change } from '../cache-rules/money-calls';
import { api } from '../../api/api';

const balanceDepositApi = api.injectEndpoints({
  endpoints: (build) => ({
    startDeposit: build.mutation(change('POST /v1/balance/deposit')),
    startPackageDeposit: build.mutation(change('POST /v1/packages/deposit')),
  }),
});

export const { useStartDepositMutation, useStartPackageDepositMutation } = balanceDepositApi;
