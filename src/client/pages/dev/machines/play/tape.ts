import type { AnyEventObject } from 'xstate';
import { isRecord } from '#domain/text/is-record.ts';

/** An event that was sent, or milliseconds that were waited. */
export type PlayStep = { readonly event: AnyEventObject } | { readonly wait: number };

/** Where a play began, if not at the machine's own beginning. */
export interface PlayStart {
  readonly state: string;
  readonly context: unknown;
}

/** A play as it stands in a link: plain data. */
export interface Tape {
  readonly start: PlayStart | null;
  readonly steps: readonly PlayStep[];
  /** How many of the steps are made; those after it were undone and can be redone. */
  readonly at: number;
}

export const emptyTape: Tape = { start: null, steps: [], at: 0 };

/** A play is remembered up to this many steps: its link and its memory are bounded. */
export const mostSteps = 300;

/** Characters of an address above which some programs cut it. */
export const longLink = 2000;

/** One more step; what was undone before is forgotten. */
export const withStep = ({ start, steps, at }: Tape, step: PlayStep): Tape => ({
  start,
  steps: [...steps.slice(0, at), step],
  at: at + 1,
});

const mark = '#play=';

const toBase64Url = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)),
  );

/** The part of an address that holds this play. */
export const hashOf = (tape: Tape): string =>
  tape.start === null && tape.steps.length === 0 ? '' : `${mark}${toBase64Url(JSON.stringify(tape))}`;

const isEvent = (value: unknown): value is AnyEventObject =>
  isRecord(value) && typeof value['type'] === 'string' && value['type'] !== '';

const stepsOf = (value: unknown): readonly PlayStep[] | null => {
  if (!Array.isArray(value) || value.length > mostSteps) return null;
  const steps = value.flatMap((one: unknown): readonly PlayStep[] => {
    if (!isRecord(one)) return [];
    const { event, wait } = one;
    if (isEvent(event)) return [{ event }];
    return typeof wait === 'number' && Number.isSafeInteger(wait) && wait >= 0 ? [{ wait }] : [];
  });
  return steps.length === value.length ? steps : null;
};

const tapeFrom = (value: unknown): Tape | null => {
  if (!isRecord(value)) return null;
  const { start, at } = value;
  const steps = stepsOf(value['steps']);
  if (steps === null || typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > steps.length) return null;
  if (start === null) return { start, steps, at };
  return isRecord(start) && typeof start['state'] === 'string'
    ? { start: { state: start['state'], context: start['context'] }, steps, at }
    : null;
};

/** The play that an address holds: an empty one without any, null when it was cut or changed. */
export const tapeIn = (hash: string): Tape | null => {
  if (!hash.startsWith(mark)) return emptyTape;
  try {
    return tapeFrom(JSON.parse(fromBase64Url(hash.slice(mark.length))));
  } catch {
    return null;
  }
};
