import type { CallResponse } from '../../../../api/call';

export type SettingRow = CallResponse<'GET /v1/admin/settings'>['settings'][number];
