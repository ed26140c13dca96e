import { api } from './api';
import { call } from './call';

export const tipsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tipsGoals: build.query({ ...call('GET /v1/tips/goals'), providesTags: ['TipsGoals'] }),
    createGoal: build.mutation({ ...call('POST /v1/tips/goals'), invalidatesTags: ['TipsGoals'] }),
    changeGoal: build.mutation({ ...call('PUT /v1/tips/goals/{id}'), invalidatesTags: ['TipsGoals'] }),
    deleteGoal: build.mutation({ ...call('DELETE /v1/tips/goals/{id}'), invalidatesTags: ['TipsGoals'] }),
    giveTips: build.mutation({
      ...call('POST /v1/balance/tips/purchase'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['TipsGoals', 'Me', 'Balance', 'Transactions']),
    }),
  }),
});

export const { useTipsGoalsQuery, useCreateGoalMutation, useChangeGoalMutation, useDeleteGoalMutation, useGiveTipsMutation } = tipsApi;
