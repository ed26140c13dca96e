import type { AnyStateMachine } from 'xstate';
import { isRecord } from '#domain/text/is-record.ts';
import { guardText } from '#client/features/machine-drawing/machine-graph.ts';

/*
 * A machine as text that another tool runs. Code cannot be pasted, so every guard becomes a word: it holds when the
 * event or the context says so in `when`. A guard without a condition of its own («the rules accept it») holds unless
 * the event says `refused: true`.
 */

type Json = Readonly<Record<string, unknown>>;

interface Words {
  /** Hold when they are named in `when`, or when the event has these fields. */
  readonly named: Map<string, Json>;
  /** Hold unless the event is refused. */
  readonly accepted: Set<string>;
  readonly actions: Set<string>;
  readonly services: Set<string>;
}

/** The word of a guard: its condition, otherwise the description of its transition. */
const wordOf = (guard: unknown, description: string, words: Words): string => {
  const condition = guardText(guard);
  if (condition === 'allowed' || condition === '') {
    const word = `можно: ${description}`;
    words.accepted.add(word);
    return word;
  }
  const word = typeof guard === 'function' || description === '' ? description || condition : condition;
  words.named.set(word, isRecord(guard) && isRecord(guard['params']) ? guard['params'] : {});
  return word;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Actions keep their names: what they assign is code. */
const actionNames = (actions: unknown, words: Words): readonly string[] =>
  listOf(actions).flatMap((action) => {
    const name = typeof action === 'string' ? action : isRecord(action) ? action['type'] : undefined;
    if (typeof name !== 'string') return [];
    words.actions.add(name);
    return [name];
  });

interface Dialect {
  /** The key of a transition's guard. */
  readonly guard: 'cond' | 'guard';
}

/** What a transition does that leads nowhere and does nothing: without it the tools take its event for a forbidden one. */
const stays = 'stays';

const transitionOf = (value: unknown, dialect: Dialect, words: Words): unknown => {
  if (!isRecord(value)) return value;
  const { guard, actions, description, target } = value;
  const text = typeof description === 'string' ? description : '';
  const doesNothing = actions === undefined && target === undefined;
  const names = actionNames(doesNothing ? stays : (actions ?? []), words);
  return {
    ...(text === '' ? {} : { description: text }),
    ...(guard === undefined ? {} : { [dialect.guard]: wordOf(guard, text, words) }),
    ...(target === undefined ? {} : { target }),
    ...(names.length === 0 ? {} : { actions: names }),
  };
};

const transitionsOf = (value: unknown, dialect: Dialect, words: Words): unknown =>
  Array.isArray(value) ? value.map((one) => transitionOf(one, dialect, words)) : transitionOf(value, dialect, words);

const tableOf = (value: unknown, dialect: Dialect, words: Words): Json =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).map(([event, to]) => [event, transitionsOf(to, dialect, words)]),
  );

const invokeOf = (value: Json, dialect: Dialect, words: Words): Json => {
  const { src, onDone, onError } = value;
  const name = String(src);
  words.services.add(name);
  return {
    id: name,
    src: name,
    ...(onDone === undefined ? {} : { onDone: transitionsOf(onDone, dialect, words) }),
    ...(onError === undefined ? {} : { onError: transitionsOf(onError, dialect, words) }),
  };
};

const nodeOf = (value: unknown, dialect: Dialect, words: Words): Json => {
  const node = isRecord(value) ? value : {};
  const { id, description, initial, type, on, always, after, entry, exit, invoke, states } = node;
  return {
    ...(id === undefined ? {} : { id }),
    ...(description === undefined ? {} : { description }),
    ...(initial === undefined ? {} : { initial }),
    ...(type === undefined ? {} : { type }),
    ...(entry === undefined ? {} : { entry: actionNames(entry, words) }),
    ...(exit === undefined ? {} : { exit: actionNames(exit, words) }),
    ...(isRecord(invoke) ? { invoke: invokeOf(invoke, dialect, words) } : {}),
    ...(always === undefined ? {} : { always: transitionsOf(always, dialect, words) }),
    ...(on === undefined ? {} : { on: tableOf(on, dialect, words) }),
    ...(after === undefined ? {} : { after: tableOf(after, dialect, words) }),
    ...(isRecord(states)
      ? {
          states: Object.fromEntries(
            Object.entries(states).map(([key, inner]) => [key, nodeOf(inner, dialect, words)]),
          ),
        }
      : {}),
  };
};

const read = (machine: AnyStateMachine, dialect: Dialect) => {
  const words: Words = { named: new Map(), accepted: new Set(), actions: new Set(), services: new Set() };
  const config = nodeOf(machine.config, dialect, words);
  const delays = Object.entries(machine.implementations.delays).filter(([, delay]) => typeof delay === 'number');
  return { words, config, delays: Object.fromEntries(delays) };
};

const text = (value: unknown): string => JSON.stringify(value, null, 2);

/** The squad's keys of transitions are no fields of an event. */
const fieldsOf = (params: Json | undefined): Json =>
  params === undefined || 'when' in params || Object.keys(params).length === 0 ? {} : params;

const guardCode =
  ({ named }: Words) =>
  (word: string): string => {
    if (!named.has(word)) return 'accepted';
    const fields = fieldsOf(named.get(word));
    const rest = Object.keys(fields).length === 0 ? '' : `, ${JSON.stringify(fields)}`;
    return `says(${JSON.stringify(word)}${rest})`;
  };

const guardWords = ({ named, accepted }: Words): readonly string[] => [...named.keys(), ...accepted];

const mapOf = (names: Iterable<string>, code: (name: string) => string): string =>
  `{${[...names].map((name) => `\n    ${JSON.stringify(name)}: ${code(name)},`).join('')}\n  }`;

const helpOf = ({ id }: AnyStateMachine, words: Words, tool: string): string =>
  `// «${id}» для ${tool}. Условие — слово: оно выполнено, если названо в when события,\n` +
  `// ${JSON.stringify({ type: '…', when: [...words.named.keys()][0] ?? '…' })}, или в when контекста ниже.\n` +
  `// Где условие — только «можно», событие проходит, пока в нём нет refused: true.\n`;

const fitsCode = `const fits = (event, fields) =>
  Object.keys(fields).length > 0 && Object.entries(fields).every(([name, value]) => event[name] === value);
`;

/** The module for the XState visualizer, which evaluates with XState 4; its editor takes all for TypeScript. */
export const visualizerModule = (machine: AnyStateMachine): string => {
  const { words, config, delays } = read(machine, { guard: 'cond' });
  return `// @ts-nocheck
import { createMachine } from 'xstate';

${helpOf(machine, words, 'визуализатора (XState 4)')}const says = (word, fields = {}) => (context, event) =>
  [event.when, context.when].flat().includes(word) || fits(event, fields);
${fitsCode}const accepted = (context, event) => event.refused !== true;
const waits = () => new Promise(() => {});

export const machine = createMachine(${text({ predictableActionArguments: true, context: { when: [] }, ...config })}, {
  guards: ${mapOf(guardWords(words), guardCode(words))},
  actions: ${mapOf(words.actions, () => '() => {}')},
  services: ${mapOf(words.services, () => 'waits')},
  delays: ${text(delays)},
});
`;
};

/** The module for Stately Studio and for XState 5, which runs as it is. */
export const studioModule = (machine: AnyStateMachine): string => {
  const { words, config, delays } = read(machine, { guard: 'guard' });
  return `import { fromPromise, setup } from 'xstate';

${helpOf(machine, words, 'Stately Studio (XState 5)')}const says = (word, fields = {}) => ({ context, event }) =>
  [event.when, context.when].flat().includes(word) || fits(event, fields);
${fitsCode}const accepted = ({ event }) => event.refused !== true;
const waits = fromPromise(() => new Promise(() => {}));

export const machine = setup({
  guards: ${mapOf(guardWords(words), guardCode(words))},
  actions: ${mapOf(words.actions, () => '() => {}')},
  actors: ${mapOf(words.services, () => 'waits')},
  delays: ${text(delays)},
}).createMachine(${text({ context: { when: [] }, ...config })});
`;
};
