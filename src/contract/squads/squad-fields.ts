import * as z from 'zod/mini';
import { payModes } from '#domain/squad/facts/squad-enums.ts';
import { platforms } from '#domain/games/platform.ts';
import { durationDiscounts } from '#domain/pricing/rates.ts';
import { squadLimits } from '#domain/squad/facts/squad-limits.ts';
import { uuid } from '../schemas/fields';
import { checkedAs } from '../schemas/field-check';
import { languagesOf } from '../schemas/languages';

const languages = languagesOf({ min: squadLimits.minLanguages, max: squadLimits.maxLanguages });
const durations: ReadonlySet<number> = new Set(durationDiscounts.map(({ minutes }) => minutes));
const durationMinutes = z.int().check(z.refine((minutes) => durations.has(minutes), 'Выбери длительность из списка'));
const slots = checkedAs('IS_SLOTS', z.int().check(z.gte(squadLimits.minSlots), z.lte(squadLimits.maxGameSlots)));

/** What the creator chooses and may change before the start. */
export const squadTerms = { platform: z.enum(platforms), languages, durationMinutes, slots, payMode: z.enum(payModes) };

export const mateIds = z.array(uuid).check(z.maxLength(squadLimits.maxCalled));
