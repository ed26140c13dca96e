import * as z from 'zod/mini';
import { payModes } from '../../domain/enums/pay-mode';
import { platforms } from '../../domain/enums/platform';
import { durationDiscounts } from '../../domain/settings/prices';
import { uuid } from '../schemas/ids';

const languages = z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.minLength(1), z.maxLength(5));
const durations: ReadonlySet<number> = new Set(durationDiscounts.map(({ minutes }) => minutes));
const durationMinutes = z.int().check(z.refine((minutes) => durations.has(minutes), 'Выбери длительность из списка'));
const slots = z.int().check(z.gte(2), z.lte(10));

/** What the creator chooses and may change before the start. */
export const squadTerms = {
  platform: z.enum(platforms),
  languages,
  durationMinutes,
  slots,
  payMode: z.enum(payModes),
};

export const mateIds = z.array(uuid).check(z.maxLength(9));
