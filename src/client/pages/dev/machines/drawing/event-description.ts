import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { texts } from '../texts';

const described = (transitions: ReadonlyMap<string, readonly AnyTransitionDefinition[]>, event: string) =>
  transitions.get(event)?.find(({ description }) => description !== undefined)?.description;

/** What an event of a machine means, from the descriptions in its definition; null without any. */
export const eventDescription = (machine: AnyStateMachine, event: string): string | null => {
  if (event === 'xstate.init') return texts.begun;
  if (event.startsWith('server.')) return texts.toldByServer;
  const nodes = [machine.root, ...Object.values(machine.root.states)];
  return nodes.map(({ transitions }) => described(transitions, event)).find((text) => text !== undefined) ?? null;
};
