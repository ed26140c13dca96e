import { adminSettingsContract } from '#contract/admin/settings.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { settingsHandlers } from './settings-handlers';

export const settings: Feature = { name: 'settings', resources: [serve(adminSettingsContract, settingsHandlers)] };
