import { definitionOf } from './events/all-events';
import type { PublicSquad, PublicSquadState } from './facts/squad-context';
import type { StepEffect } from './facts/squad-effect';
import type { SquadStatus } from './facts/squad-enums';
import type { SquadRefusalCode } from './facts/squad-refusal-code';
import type { SquadEvent } from './rules/all-rules';
import { statuses } from './statuses';
import type { Part } from './steps/step-parts';

/** A squad after a step, and the effects that its parts have declared, in order. */
export interface TableStep {
  readonly snapshot: PublicSquadState;
  readonly effects: readonly StepEffect[];
}

/** The automatic transition that leaves a status now. */
const automatic = (status: SquadStatus, context: PublicSquad, event: SquadEvent) =>
  statuses[status].always?.find(({ when }) => when.holds(context, event));

/**
 * A step by the two tables from which the machine is made: the event's own transition, the entry of the status that it
 * leads to, and automatic transitions until none holds. XState makes the same step of the same tables (a test compares
 * them), in several times the time.
 */
export const stepByTable = (
  { value: from, context: before }: PublicSquadState,
  event: SquadEvent,
): TableStep | { readonly refused: SquadRefusalCode } => {
  const definition = definitionOf(event);
  const refused = definition.refusal(from, before, event);
  if (refused !== null) return { refused };
  const { to, change } = definition.take(from, before, event);
  let [value, context] = [from, change.context];
  const effects = [...change.effects];
  const run = (part: Part): void => {
    const made = part(context);
    context = made.context;
    for (const effect of made.effects) effects.push(effect);
  };
  const enter = (status: SquadStatus): void => {
    value = status;
    run(statuses[status].entry(event));
  };
  if (to !== null) enter(to);
  for (let next = automatic(value, context, event); next; next = automatic(value, context, event)) {
    if (next.step) run(next.step(event));
    enter(next.to);
  }
  return { snapshot: { value, context }, effects };
};
