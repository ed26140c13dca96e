import { deskSettingsContract } from '#contract/desk/settings.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskSettingsHandlers } from './desk-settings-handlers';

export const settings: Feature = { name: 'settings', resources: [serve(deskSettingsContract, deskSettingsHandlers)] };
