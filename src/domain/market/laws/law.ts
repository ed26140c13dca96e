import type { SquadEffect } from '../../squad/apply-squad-event';
import type { SquadEvent } from '../../squad/rules/all-rules';
import type { SquadState } from '../../squad/facts/squad-context';
import type { SquadRefusalCode } from '../../squad/facts/squad-refusal-code';
import type { Expected } from '../model/expected';
import type { Book } from '../book';

/** A press, before anything of it was done. */
export interface Attempted {
  readonly state: SquadState;
  readonly event: SquadEvent;
  readonly refused: SquadRefusalCode | null;
}

/** A step that was made and whose effects were carried out. */
export interface Observed {
  readonly squadId: number;
  /** Null: the squad is new. */
  readonly before: SquadState | null;
  /** Null: it was created, or took the place of another. */
  readonly event: SquadEvent | null;
  readonly after: SquadState;
  readonly effects: readonly SquadEffect[];
  /** What the specification expects. */
  readonly expected: Expected;
  /** As the server keeps them. */
  readonly deadlines: ReadonlyMap<string, number>;
  readonly book: Book;
}

/** A law of the market. `broken`: what it found, null when it holds. */
export interface Law<Seen, Name extends string = string> {
  readonly name: Name;
  readonly sentence: string;
  readonly broken: (seen: Seen) => string | null;
}

/** Names a law; its sentence is what a breach is told with. */
export const law = <Seen, const Name extends string>(
  name: Name,
  sentence: string,
  broken: (seen: Seen) => string | null,
): Law<Seen, Name> => ({ name, sentence, broken });

/** A law was broken. */
export class Breach extends Error {
  constructor(
    readonly law: string,
    readonly told: string,
  ) {
    super(`${law}: ${told}`);
  }
}
