import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const mate = { type: 'Desk', id: 'mate' } as const;

const deskMatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskMates: build.infiniteQuery<CallResponse<'GET /v1/admin/mates'>, ListFilters, string | null>(
      deskList('GET /v1/admin/mates', 'mate'),
    ),
    deskMate: build.query({
      ...call('GET /v1/admin/mates/{id}'),
      // It shows whether the account is blocked.
      providesTags: [mate, { type: 'Desk', id: 'user' }],
    }),
    percentHistory: build.query({ ...call('GET /v1/admin/mates/{id}/percent-history'), providesTags: [mate] }),
    giveMateAccess: build.mutation(deskAction('POST /v1/admin/mates/{id}/access', 'mate')),
    changeMateAccess: build.mutation(deskAction('PUT /v1/admin/mates/{id}/access', 'mate')),
    takeMateAccess: build.mutation(deskAction('POST /v1/admin/mates/{id}/access/delete', 'mate', 'strikes')),
    blockMate: build.mutation(deskAction('PUT /v1/admin/mates/{id}/block', 'mate')),
    changeMatePercent: build.mutation(deskAction('PUT /v1/admin/mates/{id}/percent', 'mate')),
    strikeCases: build.infiniteQuery<CallResponse<'GET /v1/admin/strike-cases'>, ListFilters, string | null>(
      deskList('GET /v1/admin/strike-cases', 'strikes'),
    ),
    strikeCase: build.query({
      ...call('GET /v1/admin/strike-cases/{id}'),
      providesTags: [{ type: 'Desk', id: 'strikes' }],
    }),
    decideStrikes: build.mutation(deskAction('POST /v1/admin/strike-cases/{id}/decide', 'strikes', 'mate')),
  }),
});

export const {
  useDeskMatesInfiniteQuery,
  useDeskMateQuery,
  usePercentHistoryQuery,
  useGiveMateAccessMutation,
  useChangeMateAccessMutation,
  useTakeMateAccessMutation,
  useBlockMateMutation,
  useChangeMatePercentMutation,
  useStrikeCasesInfiniteQuery,
  useStrikeCaseQuery,
  useDecideStrikesMutation,
} = deskMatesApi;
