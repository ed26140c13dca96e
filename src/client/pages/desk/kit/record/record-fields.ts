import type { ChosenPerson } from '../acts/person-field';
import type { SelectOption } from '#client/kit/form/select.tsx';
import { typedMoment } from '#client/kit/time/typed-time.ts';

interface Common {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Only when the record is created. */
  readonly once?: boolean;
}

/** The fields of a record's form, by name; `lines` is a list of texts, one per line. */
export type FieldSpec = Common &
  (
    | { readonly kind: 'text' | 'area' | 'lines'; readonly max?: number; readonly optional?: boolean }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly optional?: boolean }
    | { readonly kind: 'moment' }
    | { readonly kind: 'person' }
    | {
        /** A picture's address on this site. */
        readonly kind: 'picture';
        readonly accept: string;
        readonly upload: (file: FormData) => Promise<string>;
      }
    | { readonly kind: 'switch' }
    | {
        readonly kind: 'choice';
        readonly options: readonly SelectOption[];
        readonly none?: string;
        /** The options could not be loaded: retries. */
        readonly onRetry?: (() => unknown) | undefined;
      }
    | { readonly kind: 'choices'; readonly options: readonly SelectOption[] }
  );

export type FieldValue = string | boolean | readonly string[] | ChosenPerson;
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** The chosen person of a field; null while there is none. */
export const personOf = (value: FieldValue | undefined): ChosenPerson | null =>
  typeof value === 'object' && 'username' in value ? value : null;

/** Converts form values to what requests take. */
export const reader = (values: FieldValues) => {
  const text = (name: string): string => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const numberOrNull = (name: string): number | null => (text(name) === '' ? null : Number(text(name)));
  return {
    text,
    textOrNull: (name: string): string | null => text(name) || null,
    number: (name: string): number => numberOrNull(name) ?? 0,
    numberOrNull,
    /** ISO; null while it is empty. */
    moment: (name: string): string | null => typedMoment(text(name)),
    /** The id of the chosen person; empty while there is none. */
    person: (name: string): string => personOf(values[name])?.id ?? '',
    flag: (name: string): boolean => values[name] === true,
    lines: (name: string): string[] =>
      text(name)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    /** The chosen ones of these options, in the options' order. */
    chosen: <const T extends string>(name: string, of: readonly T[]): T[] => {
      const value = values[name];
      return of.filter((one) => Array.isArray(value) && value.includes(one));
    },
    /** The chosen one of these options. */
    one: <const T extends string>(name: string, of: readonly [T, ...T[]]): T =>
      of.find((each) => each === values[name]) ?? of[0],
  };
};

export type Reader = ReturnType<typeof reader>;

const isMissing = (field: FieldSpec, value: FieldValue | undefined): boolean => {
  if (field.kind === 'switch' || field.kind === 'choices' || field.kind === 'moment') return false;
  if (field.kind === 'choice') return field.none === undefined && (value === undefined || value === '');
  if (field.kind === 'person') return personOf(value) === null;
  const optional = field.kind !== 'picture' && field.optional === true;
  return !optional && (typeof value !== 'string' || value.trim() === '');
};

/** Names of required fields that are still empty. */
export const missingOf = (fields: readonly FieldSpec[], values: FieldValues): readonly string[] =>
  fields.filter((field) => isMissing(field, values[field.name])).map(({ name }) => name);
