import { transformSync } from '@swc/core';
import { allPlayables } from '#client/pages/dev/machines/play/playables/all-playables.ts';
import { checkStart, exampleAt, waysTo } from '#client/pages/dev/machines/play/begin-at.ts';
import { jestTestOf } from '#client/pages/dev/machines/play/jest-test.ts';
import { play } from '#client/pages/dev/machines/play/play.ts';
import { emptyTape, hashOf, mostSteps, type Tape, tapeIn, withStep } from '#client/pages/dev/machines/play/tape.ts';
import { takes, whyNot } from '#client/pages/dev/machines/play/why-not.ts';

const named = allPlayables.map((playable) => ({ id: playable.machine.id, playable }));
const playableOf = (id: string) => {
  const found = allPlayables.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`No machine ${id}`);
  return found;
};

/**
 * States in which a machine never rests, one that only a return from the provider's page reaches, and two of other facts
 * at the start: a service without a register, a provider without a call for refunds.
 */
const notWalked = ['deciding', 'checking', 'OFF', 'BY_HAND'];

const tapeOf = (...events: readonly { readonly type: string; readonly [field: string]: unknown }[]): Tape =>
  events.reduce<Tape>((tape, event) => withStep(tape, { event }), emptyTape);

/** Runs a file of tests as jest does, with its own `expect`. */
const run = (source: string): readonly string[] => {
  const { code } = transformSync(source, {
    swcrc: false,
    configFile: false,
    filename: 'played.test.ts',
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const passed: string[] = [];
  const test = (title: string, body: () => void) => {
    body();
    passed.push(title);
  };
  Reflect.apply(new Function('require', 'exports', 'test', 'expect', code), null, [require, {}, test, expect]);
  return passed;
};

describe.each(named)('machine $id, played', ({ playable }) => {
  const ways = waysTo(playable);

  test('has sample payloads of all its events, and answers of all its services', () => {
    const { machine, eventTypes, services } = playable;
    const nodes = [machine.root, ...Object.values(machine.root.states)];
    const known = nodes.flatMap(({ transitions }) =>
      [...transitions.keys()].filter((type) => !type.startsWith('xstate.')),
    );
    expect(eventTypes.toSorted()).toEqual(expect.arrayContaining([...new Set(known)].toSorted()));
    const asked = nodes.flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
    expect(Object.keys(services).toSorted()).toEqual([...new Set(asked)].toSorted());
  });

  test('reaches every state by its own events', () => {
    const states = Object.keys(playable.machine.states).filter((state) => !notWalked.includes(state));
    expect([...ways.keys()].toSorted()).toEqual(expect.arrayContaining(states.toSorted()));
  });

  test('begins in every state with its example, also after a link', () => {
    for (const state of Object.keys(playable.machine.states).filter((one) => one !== 'deciding')) {
      const start = exampleAt(playable, state);
      const checked = checkStart(playable, state, JSON.stringify(start.context));
      expect([state, checked]).toEqual([state, { start: JSON.parse(JSON.stringify(start)) }]);
      const tape = tapeIn(hashOf({ ...emptyTape, start }));
      expect([state, play(playable, tape ?? emptyTape).frames[0]?.state]).toEqual([state, state]);
    }
  });

  test('says of each event that it refuses why, in Russian', () => {
    for (const tape of ways.values()) {
      const frame = play(playable, tape).frames.at(-1);
      if (!frame) throw new Error('A play has frames');
      for (const type of playable.eventTypes)
        for (const event of playable.samples(type, frame.snapshot, frame.at)) {
          const why = whyNot(playable, frame.snapshot, frame.at, event);
          if (frame.snapshot.status === 'active' && takes(playable.machine, frame.snapshot, event))
            expect([type, why]).toEqual([type, null]);
          else expect(`${type}: ${why}`).toMatch(/: .*[а-я]/);
        }
    }
  });

  test('writes every way as a test that passes, and that fails when a state is another', () => {
    for (const [state, tape] of ways) {
      if (tape.steps.length === 0) continue;
      const source = jestTestOf(playable, tape, play(playable, tape));
      expect(run(source)).toEqual([expect.stringContaining(state)]);
      expect(() =>
        run(source.replaceAll(`"${state}");`, '"elsewhere");').replaceAll(`"${state}")`, '"elsewhere")')),
      ).toThrow();
    }
  });

  test('writes a test of a play that begins in a chosen state', () => {
    for (const state of ways.keys()) {
      const tape = { ...emptyTape, start: exampleAt(playable, state) };
      const frame = play(playable, tape).frames[0];
      const event = playable.eventTypes
        .flatMap((type) => (frame ? playable.samples(type, frame.snapshot, frame.at) : []))
        .find((one) => frame?.snapshot.status === 'active' && frame.snapshot.can(one));
      if (event === undefined) continue;
      const next = withStep(tape, { event });
      expect(run(jestTestOf(playable, next, play(playable, next)))).toHaveLength(1);
    }
  });
});

describe('the played clock', () => {
  test('carries out a delay of the machine when its time has come, and not before', () => {
    const playable = playableOf('povUpload');
    const lost = tapeOf({ type: 'xstate.error.actor.0.povUpload.declaring', error: { code: 'NETWORK' } });
    const states = (...waits: readonly number[]) =>
      play(
        playable,
        waits.reduce((tape, wait) => withStep(tape, { wait }), lost),
      ).frames.map(({ state }) => state);
    expect(states(2999)).toEqual(['declaring', 'waiting', 'waiting']);
    expect(states(2999, 1)).toEqual(['declaring', 'waiting', 'waiting', 'declaring']);
    expect(play(playable, lost).frames.at(-1)?.waiting).toEqual([
      { label: 'пора попробовать снова', at: expect.any(Number) },
    ]);
  });

  test('begins the delay of a state in which a play begins', () => {
    const playable = playableOf('povUpload');
    const start = exampleAt(playable, 'waiting');
    expect(play(playable, withStep({ ...emptyTape, start }, { wait: 3000 })).frames.at(-1)?.state).toBe('declaring');
  });

  test('sends the events of the deadlines of a squad, in order', () => {
    const frame = play(playableOf('squad'), withStep(emptyTape, { wait: 2 * 60 * 60 * 1000 })).frames.at(-1);
    expect(frame?.state).toBe('DISBANDED');
    expect(frame?.messages).toEqual([{ from: 'Часы', to: 'squad', type: 'squad.idleExpired' }]);
  });
});

test('a written test moves the clock as the play did', () => {
  const playable = playableOf('povUpload');
  const tape = withStep({ ...emptyTape, start: exampleAt(playable, 'waiting') }, { wait: 3000 });
  const source = jestTestOf(playable, tape, play(playable, tape));
  expect(run(source)).toEqual(['povUpload goes waiting → declaring']);
  expect(() => run(source.replace('increment(3000)', 'increment(2999)'))).toThrow();
});

describe('a start from a typed context', () => {
  const squad = playableOf('squad');

  test.each([
    ['{', 'Это не JSON: проверь кавычки, запятые и скобки'],
    ['[]', 'Контекст — объект'],
    ['{}', 'Нет поля gameId'],
  ])('%s is refused in words', (text, problem) => {
    expect(checkStart(squad, 'PENDING', text)).toMatchObject({ problem: expect.stringContaining(problem.slice(0, 8)) });
  });

  test('a field of another kind is named', () => {
    const { context } = exampleAt(squad, 'READY');
    const text = JSON.stringify(context).replace('"slots":5', '"slots":"5"');
    expect(checkStart(squad, 'READY', text)).toEqual({ problem: 'Поле slots — число' });
  });

  test('what the rules cannot read is refused before it is played', () => {
    const { context } = exampleAt(squad, 'READY');
    const text = JSON.stringify(context).replace(/"members":\[.*?\]/, '"members":[null]');
    expect(checkStart(squad, 'READY', text)).toMatchObject({ problem: expect.stringMatching(/не работает/) });
  });
});

describe('a link to a play', () => {
  test('holds machine texts in Russian, steps and what was undone', () => {
    const tape = { ...tapeOf({ type: 'pov.declined', comment: 'Нет «записи» 🎮' }, { type: 'pov.expired' }), at: 1 };
    expect(tapeIn(hashOf(tape))).toEqual(tape);
  });

  test.each(['#play=', '#play=%%%', `${hashOf(tapeOf({ type: 'a' })).slice(0, -9)}`])('%s is torn', (hash) => {
    expect(tapeIn(hash)).toBeNull();
  });

  test('of more steps than are remembered is not read', () => {
    const steps = Array.from({ length: mostSteps + 1 }, () => ({ wait: 1 }));
    expect(tapeIn(hashOf({ start: null, steps, at: 0 }))).toBeNull();
  });

  test('an address without a play is an empty one', () => {
    expect([tapeIn(''), tapeIn('#chat')]).toEqual([emptyTape, emptyTape]);
  });
});

test('an event that the rules accept is taken, although the state stays: an approved article leaves the feed', () => {
  const article = playableOf('article');
  const event = { type: 'article.unpublished' };
  const { frames } = play(article, tapeOf({ type: 'article.sent' }, { type: 'article.approved' }, event));
  const [before, after] = frames.slice(-2);
  if (before === undefined || after === undefined) throw new Error('A play has frames');
  expect(whyNot(article, before.snapshot, before.at, event)).toBeNull();
  expect([after.state, after.context]).toMatchObject(['APPROVED', { hasVersion: true, live: false }]);
  expect(whyNot(article, after.snapshot, after.at, event)).toMatch(/[а-я]/);
});
