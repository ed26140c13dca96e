import { api } from '#client/api/api.ts';
import { change } from '../../cache-rules/mates-calls';

/** A mate's own voice; the code is part of the settings only. */
const mateVoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    setVoice: build.mutation(change('PUT /v1/mates/me/voice')),
    deleteVoice: build.mutation(change('DELETE /v1/mates/me/voice')),
  }),
});

export const { useSetVoiceMutation, useDeleteVoiceMutation } = mateVoiceApi;
