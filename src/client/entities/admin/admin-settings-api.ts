import { api } from '../../api/api';
import { call } from '../../api/call';
import { act } from '../cache-rules/acts';

export const adminSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminSettings: build.query({ ...call('GET /v1/admin/settings'), providesTags: [{ type: 'Admin', id: 'setting' }] }),
    changeSetting: build.mutation(act('PUT /v1/admin/settings/{name}', 'setting')),
    changeRegistrationBonus: build.mutation(act('PUT /v1/admin/settings/registration-bonus', 'setting')),
  }),
});

export const { useAdminSettingsQuery, useChangeSettingMutation, useChangeRegistrationBonusMutation } = adminSettingsApi;
