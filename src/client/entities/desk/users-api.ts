import type { personSquadSections } from '#contract/desk/people/person-squads.ts';
import { api } from '../../api/api';
import { type CallResponse, call, type QueryParams } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';
import type { DeskSubjectKind } from '#domain/people/desk-subject.ts';
import type { CacheTag } from '../cache-rules/define-mutations';

const tag = { type: 'Desk', id: 'user' } as const;

/** A person's card shows what is decided elsewhere: an action on these kinds of objects changes it too. */
const alsoOf = (...kinds: readonly DeskSubjectKind[]): CacheTag[] => [
  tag,
  ...kinds.map((id) => ({ type: 'Desk', id }) as const),
];

type TabRoute = `GET /v1/admin/users/{id}/${'squads' | 'bookings' | 'transactions' | 'reviews'}`;

interface PersonSquadsArgs {
  readonly id: string;
  readonly section: (typeof personSquadSections)[number];
  readonly from?: string;
  readonly to?: string;
}

const pageOf = <R extends TabRoute>(route: R, id: string, cursor: string | null, narrowed: QueryParams = {}) => ({
  route,
  params: { id },
  query: { ...narrowed, ...(cursor === null ? {} : { cursor }) },
});

/** A tab of a person's card with infinite scroll. */
const tab = <R extends TabRoute>(route: R) => ({
  query: ({ queryArg, pageParam }: { readonly queryArg: string; readonly pageParam: string | null }) =>
    pageOf(route, queryArg, pageParam),
  transformResponse: call(route).transformResponse,
  infiniteQueryOptions: {
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor ?? undefined,
  },
  providesTags: [tag],
});

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
    deskUserSquads: build.infiniteQuery<
      CallResponse<'GET /v1/admin/users/{id}/squads'>,
      PersonSquadsArgs,
      string | null
    >({
      ...tab('GET /v1/admin/users/{id}/squads'),
      query: ({ queryArg: { id, ...narrowed }, pageParam }) =>
        pageOf('GET /v1/admin/users/{id}/squads', id, pageParam, narrowed),
      providesTags: alsoOf('squad', 'dispute'),
    }),
    deskUserEarnings: build.query({
      ...call('GET /v1/admin/users/{id}/earnings'),
      providesTags: alsoOf('transaction', 'squad', 'dispute'),
    }),
    deskUserBookings: build.infiniteQuery<CallResponse<'GET /v1/admin/users/{id}/bookings'>, string, string | null>({
      ...tab('GET /v1/admin/users/{id}/bookings'),
      providesTags: alsoOf('booking'),
    }),
    deskUserMoney: build.infiniteQuery<CallResponse<'GET /v1/admin/users/{id}/transactions'>, string, string | null>({
      ...tab('GET /v1/admin/users/{id}/transactions'),
      providesTags: alsoOf('transaction', 'correction', 'deposit', 'withdrawal', 'squad', 'dispute', 'booking'),
    }),
    deskUserReviews: build.infiniteQuery<CallResponse<'GET /v1/admin/users/{id}/reviews'>, string, string | null>({
      ...tab('GET /v1/admin/users/{id}/reviews'),
      providesTags: alsoOf('review'),
    }),
    deskUserSessions: build.query({ ...call('GET /v1/admin/users/{id}/sessions'), providesTags: [tag] }),
    endAccountSessions: build.mutation(deskAction('DELETE /v1/admin/users/{id}/sessions', 'user')),
    endAccountSession: build.mutation(deskAction('DELETE /v1/admin/users/{id}/sessions/{sessionId}', 'user')),
    showPersonal: build.mutation(deskAction('POST /v1/admin/users/{id}/personal', 'user')),
    secondStepOf: build.query({ ...call('GET /v1/admin/users/{id}/second-step'), providesTags: [tag] }),
    decideSecondStep: build.mutation(deskAction('POST /v1/admin/users/{id}/second-step', 'user')),
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
    deskOperators: build.query({ ...call('GET /v1/admin/operators'), providesTags: [tag] }),
    resetDeskCode: build.mutation(deskAction('DELETE /v1/admin/operators/{id}/code', 'user')),
    auditLine: build.query(call('GET /v1/admin/audit/{id}')),
    auditLog: build.infiniteQuery<CallResponse<'GET /v1/admin/audit'>, ListFilters, string | null>(
      deskList('GET /v1/admin/audit', 'user'),
    ),
  }),
});

export const {
  useDeskUsersInfiniteQuery,
  useDeskUserQuery,
  useDeskUserSquadsInfiniteQuery,
  useDeskUserEarningsQuery,
  useDeskUserBookingsInfiniteQuery,
  useDeskUserMoneyInfiniteQuery,
  useDeskUserReviewsInfiniteQuery,
  useDeskUserSessionsQuery,
  useEndAccountSessionsMutation,
  useEndAccountSessionMutation,
  useShowPersonalMutation,
  useChangeAccountAgeMutation,
  useSecondStepOfQuery,
  useDecideSecondStepMutation,
  useRenameAccountMutation,
  useChangeAccountEmailMutation,
  useRemoveAccountAvatarMutation,
  useRemoveAccountVoiceMutation,
  useBlockAccountMutation,
  useUnblockAccountMutation,
  useDeleteAccountMutation,
  useRestoreAccountMutation,
  useSetDeskPermissionsMutation,
  useDeskOperatorsQuery,
  useResetDeskCodeMutation,
  useAuditLineQuery,
  useAuditLogInfiniteQuery,
} = deskUsersApi;
