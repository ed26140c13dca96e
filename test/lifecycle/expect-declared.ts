import { definitionOf } from '#domain/squad/events/all-events.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';

/** Expects that an event's step emits only the effects and writes only the history that its definition declares. */
export const expectDeclared = ({ value, context }: SquadState, event: SquadEvent): void => {
  const definition = definitionOf(event);
  const { effects } = definition.take(value, context, event).change;
  const lines = effects.flatMap((effect) => (effect.type === 'recordHistory' ? [effect.params.event] : []));
  expect(definition.effects).toEqual(expect.arrayContaining([...new Set(effects.map(({ type }) => type))]));
  expect(definition.history).toEqual(expect.arrayContaining([...new Set(lines)]));
};
