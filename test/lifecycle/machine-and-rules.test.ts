import { squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { makeStep } from '#domain/squad/apply-squad-event.ts';
import type { EventRules } from '#domain/squad/define-rules.ts';
import { squadEvents } from '#domain/squad/events/all-events.ts';
import { actions, timers } from '#domain/squad/rules/all-rules.ts';
import { recreatedRules } from '#domain/squad/rules/recreation.ts';
import { squadMachine } from '#domain/squad/squad-machine.ts';
import { expectDeclared } from './expect-declared';
import { possibleEvents } from './possible-events';
import { sampleSquad } from './sample-squad';

test.each(squadStatuses)('the machine takes in %s exactly the events that have rules there', (status) => {
  const rules: readonly EventRules[] = [...actions, ...timers, recreatedRules];
  const defined = rules.flatMap(({ type, statuses }) => (statuses.includes(status) ? [type] : []));
  expect(Object.keys(squadMachine.states[status]?.config.on ?? {}).sort()).toEqual(defined.sort());
});

test.each(squadStatuses)('%s is described in Russian', (status) => {
  expect(squadMachine.states[status]?.config.description).toMatch(/[а-я]/);
});

test.each(squadEvents.map((definition) => [definition.type, definition] as const))(
  '%s is described in Russian, with the conditions of its ways, and the last of them needs none',
  (_type, { description, statuses, transitionsFrom }) => {
    expect(description).toMatch(/[а-я]/);
    for (const status of statuses) {
      const conditions = transitionsFrom(status).map(({ when }) => when);
      expect(conditions.pop()).toBeNull();
      for (const words of conditions) expect(words).toMatch(/[а-я]/);
    }
  },
);

test('no event is defined twice', () => {
  expect(new Set(squadEvents.map(({ type }) => type)).size).toBe(squadEvents.length);
});

test('no status waits by a clock of the machine or calls anybody', () => {
  for (const status of squadStatuses) {
    expect(squadMachine.states[status]?.config).not.toHaveProperty('after');
    expect(squadMachine.states[status]?.config).not.toHaveProperty('invoke');
  }
});

test('a step that the rules refuse is never made silently', () => {
  const { state, at } = sampleSquad.READY();
  expect(() => makeStep(state, { type: 'squad.leave', by: 'stranger', at })).toThrow('SQUADS_NOT_MEMBER');
  expect(() => makeStep(state, { type: 'squad.repeat', by: 'owner', at, hasSquad: false })).toThrow(
    'SQUADS_INVALID_STATE',
  );
});

test.each(squadStatuses)('what is possible in %s causes only what its definition declares', (status) => {
  const { state, at } = sampleSquad[status]();
  for (let n = 0; n < 6; n += 1) for (const event of possibleEvents(state, at, n)) expectDeclared(state, event);
});
