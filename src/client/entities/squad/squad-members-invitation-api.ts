import { api } from '../../api/api';
import { callOrNull } from '../../api/call';

/** An invitation by a link is read by people who load no other call of members. */
const squadMembersInvitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    friendInvitation: build.query({
      ...callOrNull('GET /v1/squads/invited-friend/{id}', 'SQUADS_NOT_FOUND'),
      providesTags: ['Squad'],
    }),
  }),
});

export const { useFriendInvitationQuery } = squadMembersInvitationApi;
