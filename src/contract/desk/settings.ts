import * as z from 'zod/mini';
import { productSettingNames } from '#domain/settings/product-settings.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { rubles } from '../schemas/fields';
import { time } from '../schemas/units';
import { deskPerson, reason, seen } from './kit';

/** MONEY in rubles, MINUTES in minutes, SWITCH is 0 or 1. */
const value = rubles.check(z.gte(0), z.lte(1_000_000_000));

const row = z.object({
  name: z.enum(productSettingNames),
  unit: z.enum(['MONEY', 'PERCENT', 'SWITCH', 'MINUTES']),
  value,
  /** The default value. */
  usual: value,
  min: value,
  max: value,
  changedAt: z.nullable(time),
  changedBy: z.nullable(deskPerson),
});

const change = z.object({ value, seen, reason });
const acting = ['ADMIN_CHANGED_MEANWHILE', 'ADMIN_SETTING_OUT_OF_BOUNDS'] as const;

export const deskSettingsContract = endpoints({
  'GET /v1/admin/settings': endpoint({
    access: { permission: 'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT' },
    summary: 'Settings that one’s permissions allow to change',
    response: z.object({ settings: z.array(row) }),
    errors: [],
  }),
  'PUT /v1/admin/settings/registration-bonus': endpoint({
    access: { permission: 'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT' },
    summary: 'The bonus for a confirmed registration',
    body: change,
    response: row,
    errors: acting,
  }),
  'PUT /v1/admin/settings/{name}': endpoint({
    access: { permission: 'ALL' },
    summary: 'Changes a setting within its bounds; the announcement is switched on and off here too',
    params: z.object({ name: z.enum(productSettingNames) }),
    body: change,
    response: row,
    errors: acting,
  }),
});
