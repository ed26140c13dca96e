import * as z from 'zod/mini';
import { countryCodes } from '#domain/people/country-codes.ts';
import { isTimeZone } from '#domain/text/time-zone.ts';
import { profileLimits } from '#domain/people/username.ts';
import { checkedAs } from './field-check';
import { languagesOf } from './languages';
import { tidy } from './tidy';

const { descriptionMin, descriptionMax, minLanguages, maxLanguages } = profileLimits;

/** A time zone as a browser names it, which the server may not know. */
export const givenTimeZone = z.string().check(z.maxLength(64));

export const timeZone = givenTimeZone.check(z.refine((name: string) => isTimeZone(name), 'Такого пояса нет'));

export const country = checkedAs('IS_COUNTRY', z.enum(countryCodes));

/** A person's description of themselves; empty: none. */
export const description = z.string().check(
  tidy(),
  z.refine((text: string) => text === '' || text.length >= descriptionMin, `Не короче ${descriptionMin} знаков`),
  z.maxLength(descriptionMax),
);

export const languages = languagesOf({ min: minLanguages, max: maxLanguages });
