import * as z from 'zod/mini';
import { payModes } from '../../domain/enums/pay-mode';
import { platforms } from '../../domain/enums/platform';
import { uuid } from '../schemas/ids';

const languages = z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.minLength(1), z.maxLength(5));
const durationMinutes = z.literal([30, 60, 90, 120, 180, 240]);
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
