import * as z from 'zod/mini';
import { productSettingNames } from '#domain/settings/product-settings.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { isoTime } from '../schemas/fields';
import { adminPerson, reason, seen } from './kit';

/** MONEY in rubles, MINUTES in minutes, SWITCH is 0 or 1. */
const value = z.number().check(z.gte(0), z.lte(1_000_000_000), z.multipleOf(0.01));

const row = z.object({
  name: z.enum(productSettingNames),
  unit: z.enum(['MONEY', 'PERCENT', 'SWITCH', 'MINUTES']),
  value,
  /** The default value. */
  usual: value,
  min: value,
  max: value,
  changedAt: z.nullable(isoTime),
  changedBy: z.nullable(adminPerson),
});

const change = z.object({ value, seen, reason });
const acting = ['ADMIN_CHANGED_MEANWHILE', 'ADMIN_SETTING_OUT_OF_BOUNDS'] as const;

export const adminSettingsContract = endpoints({
  'GET /v1/admin/settings': endpoint({
    access: { permission: 'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT' },
    summary: 'Настройки, которые можно менять своими правами',
    response: z.object({ settings: z.array(row) }),
    errors: [],
  }),
  'PUT /v1/admin/settings/registration-bonus': endpoint({
    access: { permission: 'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT' },
    summary: 'Бонус за подтверждённую регистрацию',
    body: change,
    response: row,
    errors: acting,
  }),
  'PUT /v1/admin/settings/{name}': endpoint({
    access: { permission: 'ALL' },
    summary: 'Меняет настройку в её границах; объявление включают и выключают здесь же',
    params: z.object({ name: z.enum(productSettingNames) }),
    body: change,
    response: row,
    errors: acting,
  }),
});
