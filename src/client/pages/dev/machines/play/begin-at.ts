import type { AnyEventObject } from 'xstate';
import { isRecord } from '#domain/text/is-record.ts';
import { play, type Frame } from './play';
import type { Playable } from './playable';
import { emptyTape, type PlayStart, type Tape, withStep } from './tape';
import { texts } from './texts';
import { whyNot } from './why-not';

/** What the services that are at work may answer, as events. */
export const answersOf = ({ machine, services }: Playable, { state, working }: Frame): readonly AnyEventObject[] =>
  (machine.states[state]?.invoke ?? []).flatMap(({ id, src }) => {
    const answers = services[String(src)];
    if (answers === undefined || !working.includes(String(src))) return [];
    return [
      ...answers.outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
      ...answers.errors.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
    ];
  });

const last = (playable: Playable, tape: Tape): Frame | undefined => play(playable, tape).frames.at(-1);

const accepted = (playable: Playable, type: string, { snapshot, at }: Frame): AnyEventObject | undefined =>
  playable.samples(type, snapshot, at).find((event) => whyNot(playable, snapshot, at, event) === null);

/** The tapes on the way that the description names. */
const walked = (playable: Playable): readonly Tape[] => {
  const tapes: Tape[] = [emptyTape];
  for (const one of playable.walk) {
    const tape = tapes.at(-1) ?? emptyTape;
    const frame = last(playable, tape);
    const event = typeof one === 'number' || frame === undefined ? undefined : accepted(playable, one, frame);
    if (typeof one === 'number') tapes.push(withStep(tape, { wait: one }));
    else if (event !== undefined) tapes.push(withStep(tape, { event }));
  }
  return tapes;
};

const nextTapes = (playable: Playable, tape: Tape): readonly Tape[] => {
  const frame = last(playable, tape);
  if (frame === undefined) return [];
  const events = [
    ...playable.eventTypes.flatMap((type) => playable.samples(type, frame.snapshot, frame.at)),
    ...answersOf(playable, frame),
  ].filter((event) => whyNot(playable, frame.snapshot, frame.at, event) === null);
  const [soonest] = frame.waiting;
  const waits = soonest === undefined ? [] : [{ wait: Math.max(0, soonest.at - frame.at) }];
  return [...events.map((event) => withStep(tape, { event })), ...waits.map((step) => withStep(tape, step))];
};

/** A tape to every state that can be reached, by the name of the state; each is a short one. */
export const waysTo = (playable: Playable): ReadonlyMap<string, Tape> => {
  const found = new Map<string, Tape>();
  const queue: Tape[] = [];
  const note = (tape: Tape): void => {
    const state = last(playable, tape)?.state;
    if (state === undefined || found.has(state)) return;
    found.set(state, tape);
    queue.push(tape);
  };
  walked(playable).forEach(note);
  for (let tape = queue.shift(); tape !== undefined; tape = queue.shift()) nextTapes(playable, tape).forEach(note);
  return found;
};

/** A start in this state with an example of its context. */
export const exampleAt = (playable: Playable, state: string): PlayStart => {
  const way = waysTo(playable).get(state);
  const frame = last(playable, way ?? emptyTape);
  return { state, context: frame?.context ?? null };
};

/** Why a context does not fit an example of it, path by path; null when it does. What is null in the example may be anything. */
const misfit = (value: unknown, example: unknown, path: string): string | null => {
  if (example === null || example === undefined) return null;
  if (Array.isArray(example)) return Array.isArray(value) ? null : texts.wants(path, texts.kinds.list);
  if (!isRecord(example)) {
    if (value === null) return null;
    const kind = typeof example === 'number' ? 'number' : typeof example === 'boolean' ? 'boolean' : 'string';
    return typeof value === kind ? null : texts.wants(path, texts.kinds[kind]);
  }
  if (value === null && path !== '') return null;
  if (!isRecord(value)) return texts.wants(path, texts.kinds.object);
  const lacking = Object.keys(example).find((key) => example[key] !== undefined && !Object.hasOwn(value, key));
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (lacking !== undefined) return texts.lacks(below(lacking));
  for (const key of Object.keys(example)) {
    const found = misfit(value[key], example[key], below(key));
    if (found !== null) return found;
  }
  return null;
};

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return null;
  }
};

export type CheckedStart = { readonly start: PlayStart } | { readonly problem: string };

/** A start from a typed context: it must have the fields of the state's example, and the machine must bear it. */
export const checkStart = (playable: Playable, state: string, text: string): CheckedStart => {
  const typed = parsed(text);
  if (typed === null) return { problem: texts.notJson };
  const start = { state, context: typed.value };
  const problem = misfit(start.context, exampleAt(playable, state).context, '');
  if (problem !== null) return { problem };
  const { frames, failure } = play(playable, { ...emptyTape, start });
  const [frame] = frames;
  if (failure !== null || frame === undefined) return { problem: texts.unbearable(failure ?? '') };
  try {
    for (const type of playable.eventTypes)
      for (const event of playable.samples(type, frame.snapshot, frame.at)) frame.snapshot.can(event);
  } catch (error) {
    return { problem: texts.unbearable(error instanceof Error ? error.message : '') };
  }
  return { start };
};
