import { isEntered, type Frame, type Played } from './play';
import { type Playable, playStart } from './playable';
import type { PlayStart, Tape } from './tape';

const code = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

const servicesOf = ({ services }: Playable): readonly string[] => Object.keys(services);

const provided = (playable: Playable): string => {
  const names = servicesOf(playable);
  if (names.length === 0) return '';
  return `.provide({ actors: { ${names.map((name) => `${name}: waits`).join(', ')} } })`;
};

const head = (playable: Playable, names: readonly string[]): string =>
  `import { ${[...names].sort().join(', ')} } from 'xstate';
import { ${playable.name} } from '${playable.file}';

${
  servicesOf(playable).length === 0
    ? ''
    : `/** Services wait: the steps answer for them. */
const waits = fromPromise(() => new Promise<never>(() => undefined));
`
}const machine: AnyStateMachine = ${playable.name}${provided(playable)};
`;

const titleOf = ({ machine }: Playable, frames: readonly Frame[]): string => {
  const states = frames.map(({ state }) => state).filter((state, index, all) => state !== all[index - 1]);
  return `${machine.id} goes ${states.join(' → ')}`;
};

/** How the actor of the test begins, and the names that this takes from xstate. */
const beginning = (
  playable: Playable,
  start: PlayStart | null,
): { readonly names: readonly string[]; readonly text: string } => {
  if (start === null)
    return { names: [], text: `createActor(machine, { clock, input: ${code(playable.input(playStart))} })` };
  const state = code(start.state);
  const context = code(start.context);
  return isEntered(playable.machine, start.state)
    ? {
        names: ['StateMachine'],
        text: `createActor(new StateMachine({ ...machine.config, initial: ${state}, context: ${context} }, machine.implementations), { clock })`,
      }
    : {
        names: [],
        text: `createActor(machine, { clock, snapshot: machine.resolveState({ value: ${state}, context: ${context} }) })`,
      };
};

/** The machine keeps its facts itself: one actor makes all the steps. */
const actorTest = (playable: Playable, { start }: Tape, frames: readonly Frame[]): string => {
  const { names, text } = beginning(playable, start);
  const stands = ({ state }: Frame) => `  expect(actor.getSnapshot().value).toBe(${code(state)});`;
  const steps = frames.flatMap((frame) => [
    ...frame.done.map((step) =>
      'wait' in step ? `  clock.increment(${step.wait});` : `  actor.send(${code(step.event)});`,
    ),
    stands(frame),
  ]);
  const last = frames.at(-1);
  const waiting = servicesOf(playable).length > 0 ? ['fromPromise'] : [];
  return `${head(playable, ['type AnyStateMachine', 'createActor', 'SimulatedClock', ...names, ...waiting])}
test('${titleOf(playable, frames)}', () => {
  const clock = new SimulatedClock();
  const actor = ${text}.start();
${steps.join('\n')}
  expect(actor.getSnapshot().context).toEqual(${code(last?.context)});
});
`;
};

/** The product stores the facts between two events: each step is a transition of its own. */
const transitionTest = (playable: Playable, frames: readonly Frame[]): string => {
  const steps = frames.flatMap((frame, index) => {
    const before = frames[index - 1];
    return frame.done.flatMap((step) =>
      before === undefined || 'wait' in step
        ? []
        : [
            `  expect(after(${code(before.state)}, ${code(before.context)}, ${code(step.event)})).toBe(${code(frame.state)});`,
          ],
    );
  });
  return `${head(playable, ['type AnyEventObject', 'type AnyStateMachine', 'getNextSnapshot'])}
const after = (value: string, context: unknown, event: AnyEventObject): unknown =>
  getNextSnapshot(machine, machine.resolveState({ value, context }), event).value;

test('${titleOf(playable, frames)}', () => {
${steps.join('\n')}
});
`;
};

/** The steps of a play as a file of tests for jest. */
export const jestTestOf = (playable: Playable, tape: Tape, { frames }: Pick<Played, 'frames'>): string =>
  playable.settle === null ? actorTest(playable, tape, frames) : transitionTest(playable, frames);
