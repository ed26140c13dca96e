import { change } from '../cache-rules/money-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

export const tipsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tipsGoals: build.query({ ...call('GET /v1/tips/goals'), providesTags: ['TipsGoals'] }),
    createGoal: build.mutation(change('POST /v1/tips/goals')),
    changeGoal: build.mutation(change('PUT /v1/tips/goals/{id}')),
    deleteGoal: build.mutation(change('DELETE /v1/tips/goals/{id}')),
    giveTips: build.mutation(change('POST /v1/balance/tips/purchase')),
  }),
});

export const {
  useTipsGoalsQuery,
  useCreateGoalMutation,
  useChangeGoalMutation,
  useDeleteGoalMutation,
  useGiveTipsMutation,
} = tipsApi;
