import type { Purse } from '../money/purse';
import type { CreateSquadFacts } from '../squad/creation/new-squad';
import type { SquadEvent } from '../squad/rules/all-rules';
import type { SquadState } from '../squad/facts/squad-context';

/** What somebody does to a squad, with all that has to be known to do it again. */
export type Move =
  | { readonly kind: 'create'; readonly facts: CreateSquadFacts }
  | {
      readonly kind: 'press';
      readonly event: SquadEvent;
      /** What the payer has; absent: nobody's money is needed. */
      readonly purse?: Purse;
      /** AGAIN: the answer was lost, and the same press comes again by its key. TWICE: two presses, each for itself. */
      readonly repeated?: 'AGAIN' | 'TWICE';
      /** The server stops after so many effects, and makes the step anew. */
      readonly crashAfter?: number;
    }
  | { readonly kind: 'succeed'; readonly by: string; readonly at: number };

/** A squad, and those that took its place, from its creation on. */
export interface Life {
  squadId: number;
  state: SquadState;
  /** As the server keeps them, by the effects: the kind with the subject → epoch ms. */
  deadlines: Map<string, number>;
  /** Everything that was done so far. */
  readonly moves: Move[];
  /** Everybody whose share was ever paid, for the books. */
  readonly squadIds: number[];
}

/** The name of a deadline. */
export const deadlineName = (kind: string, subject: string): string => `${kind} ${subject}`;

/** The kind and the subject of a deadline by its name. */
export const deadlineOf = (name: string): readonly [string, string] => {
  const space = name.indexOf(' ');
  return [name.slice(0, space), name.slice(space + 1)];
};
