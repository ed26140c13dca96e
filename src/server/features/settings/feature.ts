import { deskSettingsContract } from '#contract/desk/settings.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { settingsHandlers } from './settings-handlers';

export const settings: Feature = { name: 'settings', resources: [serve(deskSettingsContract, settingsHandlers)] };
