import type { CallResponse } from '#client/api/call.ts';

export type SettingRow = CallResponse<'GET /v1/admin/settings'>['settings'][number];
