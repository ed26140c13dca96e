import * as z from 'zod/mini';
import { checkedAs } from './field-check';
import { languageCodes } from '#domain/people/language-codes.ts';

interface Limits {
  readonly min: number;
  readonly max: number;
}

const known: ReadonlySet<string> = new Set(languageCodes);
const language = checkedAs(
  'IS_LANGUAGE',
  z.string().check(z.refine((code) => known.has(code), 'Выбери одно из значений')),
);

/** A list of `min` to `max` different language codes. */
export const languagesOf = ({ min, max }: Limits) =>
  checkedAs(
    'IS_LANGUAGES_LIMIT',
    z.array(language).check(
      z.minLength(min),
      z.maxLength(max),
      z.refine((codes: readonly string[]) => new Set(codes).size === codes.length, 'Один язык назван дважды'),
    ),
  );
