import type { AnyStateMachine } from 'xstate';
import { isFound } from '#domain/text/search-form.ts';
import { eventDescription } from './drawing/event-description';

/** A state or an event that was searched for. */
export interface FoundPlace {
  readonly kind: 'state' | 'event';
  readonly name: string;
  readonly description: string;
  /** The state itself, or those that have a way for the event: none where any state takes it. */
  readonly states: readonly string[];
}

const mostFound = 12;

/** States and events whose name or description contains the words, states first. */
export const findPlaces = (machine: AnyStateMachine, words: string): readonly FoundPlace[] => {
  const wanted = words.trim();
  if (wanted === '') return [];
  const nodes: readonly AnyStateMachine['root'][] = Object.values(machine.states);
  const states = nodes.map((node) => ({
    kind: 'state' as const,
    name: node.key,
    description: node.description ?? '',
    states: [node.key],
  }));
  const types = new Set([machine.root, ...nodes].flatMap(({ transitions }) => [...transitions.keys()]));
  const events = [...types].map((type) => ({
    kind: 'event' as const,
    name: type,
    description: eventDescription(machine, type) ?? '',
    states: nodes.filter(({ transitions }) => transitions.has(type)).map(({ key }) => key),
  }));
  return [...states, ...events]
    .filter((one) => isFound(one.name, wanted) || isFound(one.description, wanted))
    .slice(0, mostFound);
};
