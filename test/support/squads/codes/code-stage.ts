import type { SquadRefusalCode } from '#domain/squad/facts/squad-refusal-code.ts';
import type { TestPerson } from '../../people/make-person';
import type { Answer } from '../../server/test-browser';
import type { TestServer } from '../../server/start-test-server';
import type { SquadScene } from '../squad-scene';

/** What a provocation can use. */
export interface CodeStage {
  readonly server: TestServer;
  readonly scene: SquadScene;
  readonly fun: number;
  readonly trial: number;
  sql(text: string, ...values: readonly unknown[]): Promise<unknown>;
  /** A squad that the mate has joined, and its owner. */
  gathered(
    slots?: number,
  ): Promise<{ readonly owner: TestPerson; readonly mate: TestPerson; readonly squadId: number }>;
  /** The same squad after its game has ended. */
  finished(): Promise<{ readonly owner: TestPerson; readonly mate: TestPerson; readonly squadId: number }>;
}

/** An error code, why it occurs, and the call that is refused with it. */
export type Provocation = readonly [SquadRefusalCode, string, (stage: CodeStage) => Promise<Answer<unknown>>];
