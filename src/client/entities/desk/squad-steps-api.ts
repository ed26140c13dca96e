import { api } from '../../api/api';
import { call } from '../../api/call';

const squad = { type: 'Desk', id: 'squad' } as const;

const deskSquadStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    squadSteps: build.query({ ...call('GET /v1/admin/squads/{id}/steps'), providesTags: [squad] }),
    squadStep: build.query({ ...call('GET /v1/admin/squads/{id}/steps/{number}'), providesTags: [squad] }),
    squadStepChat: build.query({ ...call('GET /v1/admin/squads/{id}/steps/{number}/chat'), providesTags: [squad] }),
  }),
});

export const { useSquadStepsQuery, useSquadStepQuery, useSquadStepChatQuery } = deskSquadStepsApi;
