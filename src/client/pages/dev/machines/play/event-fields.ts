import type { AnyEventObject } from 'xstate';
import { texts } from './texts';

type FieldKind = 'text' | 'number' | 'flag' | 'choice' | 'json';

/** A field of an event, as a form shows it. */
export interface EventField {
  readonly name: string;
  readonly kind: FieldKind;
  /** As JSON. */
  readonly choices: readonly string[];
}

export type Draft = Readonly<Record<string, string>>;

const kindOf = (value: unknown): FieldKind => {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'flag' : 'json';
};

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';

const payloadOf = (event: AnyEventObject): readonly (readonly [string, unknown])[] =>
  Object.entries(event).filter(([name]) => name !== 'type');

/** The fields of an event, from a sample of it. */
export const fieldsOf = (
  sample: AnyEventObject,
  choices: Readonly<Record<string, readonly unknown[]>>,
): readonly EventField[] =>
  payloadOf(sample).map(([name, value]) => {
    const options = choices[name]?.map(json) ?? [];
    return options.length === 0
      ? { name, kind: kindOf(value), choices: [] }
      : { name, kind: 'choice', choices: [...new Set([json(value), ...options])] };
  });

/** The sample as texts of the form's fields. */
export const draftOf = (sample: AnyEventObject, fields: readonly EventField[]): Draft =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value: unknown = sample[name];
      return [name, kind === 'text' ? String(value) : kind === 'json' ? JSON.stringify(value, null, 2) : json(value)];
    }),
  );

/** The value of a field, or what is wrong with it. */
const valueOf = (kind: FieldKind, text: string): { readonly value: unknown } | { readonly problem: string } => {
  if (kind === 'text') return { value: text };
  try {
    const value: unknown = JSON.parse(text);
    return kind === 'number' && typeof value !== 'number' ? { problem: texts.notNumber } : { value };
  } catch {
    return { problem: kind === 'number' ? texts.notNumber : texts.notJson };
  }
};

export interface ReadDraft {
  /** Null while a field is wrong. */
  readonly event: AnyEventObject | null;
  readonly problems: Readonly<Record<string, string>>;
}

/** The event that a form holds. */
export const readDraft = (type: string, fields: readonly EventField[], draft: Draft): ReadDraft => {
  const read = fields.map(({ name, kind }) => ({ name, ...valueOf(kind, draft[name] ?? '') }));
  const problems = Object.fromEntries(read.flatMap((one) => ('problem' in one ? [[one.name, one.problem]] : [])));
  const payload = Object.fromEntries(read.flatMap((one) => ('value' in one ? [[one.name, one.value]] : [])));
  return { event: Object.keys(problems).length === 0 ? { ...payload, type } : null, problems };
};

/** An event's payload in one line. */
export const payloadText = (event: AnyEventObject): string =>
  payloadOf(event)
    .filter(([name]) => name !== 'at')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : json(value)}`)
    .join(', ');
