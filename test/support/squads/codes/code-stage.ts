import type { SquadErrorCode } from '../../../../src/domain/squad/facts/squad-refusal-code';
import type { TestPerson } from '../../people/make-person';
import type { Answer } from '../../server/test-browser';
import type { TestServer } from '../../server/start-test-server';
import type { SquadScene } from '../squad-scene';

/** What a provocation works with. */
export interface CodeStage {
  readonly server: TestServer;
  readonly scene: SquadScene;
  readonly fun: number;
  readonly trial: number;
  sql(text: string, ...values: readonly unknown[]): Promise<unknown>;
  /** An owner whose squad has the mate in it. */
  gathered(
    slots?: number,
  ): Promise<{ readonly owner: TestPerson; readonly mate: TestPerson; readonly squadId: number }>;
  /** The same, played to its end. */
  finished(): Promise<{ readonly owner: TestPerson; readonly mate: TestPerson; readonly squadId: number }>;
}

/** A code, its real reason, and the call that is refused for it. */
export type Provocation = readonly [SquadErrorCode, string, (stage: CodeStage) => Promise<Answer<unknown>>];
