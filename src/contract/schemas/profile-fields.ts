import * as z from 'zod/mini';
import { countryCodes } from '../../domain/settings/country-codes';
import { languageCodes } from '../../domain/settings/language-codes';
import { profileLimits } from '../../domain/settings/profile-limits';

const { descriptionMin, descriptionMax, minLanguages, maxLanguages } = profileLimits;

export const country = z.enum(countryCodes);

/** What somebody tells about himself; empty says nothing. */
export const description = z.string().check(
  z.trim(),
  z.refine((text: string) => text === '' || text.length >= descriptionMin, `Не короче ${descriptionMin} знаков`),
  z.maxLength(descriptionMax),
);

export const languages = z.array(z.enum(languageCodes)).check(
  z.minLength(minLanguages),
  z.maxLength(maxLanguages),
  z.refine((codes: readonly string[]) => new Set(codes).size === codes.length, 'Один язык назван дважды'),
);
