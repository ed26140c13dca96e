import { api } from '../../api/api';
import { call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';

export const adminSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminSettings: build.query({ ...call('GET /v1/admin/settings'), providesTags: [{ type: 'Admin', id: 'setting' }] }),
    changeSetting: build.mutation(adminAction('PUT /v1/admin/settings/{name}', 'setting')),
    changeRegistrationBonus: build.mutation(adminAction('PUT /v1/admin/settings/registration-bonus', 'setting')),
  }),
});

export const { useAdminSettingsQuery, useChangeSettingMutation, useChangeRegistrationBonusMutation } = adminSettingsApi;
