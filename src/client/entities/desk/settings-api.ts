import { api } from '../../api/api';
import { call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';

export const deskSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskSettings: build.query({ ...call('GET /v1/admin/settings'), providesTags: [{ type: 'Desk', id: 'setting' }] }),
    changeSetting: build.mutation(deskAction('PUT /v1/admin/settings/{name}', 'setting')),
    changeRegistrationBonus: build.mutation(deskAction('PUT /v1/admin/settings/registration-bonus', 'setting')),
  }),
});

export const { useDeskSettingsQuery, useChangeSettingMutation, useChangeRegistrationBonusMutation } = deskSettingsApi;
