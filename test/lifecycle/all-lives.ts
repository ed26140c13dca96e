import type { LoggedEvent, LoggedStep, ReplayedStep } from '#domain/lifecycle/step-log.ts';
import { replay } from '#domain/lifecycle/step-log.ts';
import {
  articleLives,
  bookingLives,
  certificateLives,
  depositLives,
  drawLives,
  reserveLives,
  squadLives,
  withdrawalLives,
} from './life-makers';
import { hexOf, type LifeMaker, randomLifeOf } from './random-life';

/** Lives of one kind, whatever it is. */
export interface AnyLives {
  readonly aggregate: string;
  readonly rules: number;
  readonly events: readonly string[];
  /** So few states that all ways between them are recorded. */
  readonly few: boolean;
  readonly random: (random: () => number, steps: number) => readonly LoggedStep<unknown, LoggedEvent>[];
  /** Steps as JSON, as they are stored. */
  readonly replay: (steps: string) => readonly ReplayedStep<unknown, LoggedEvent>[];
}

const anyLives = <State, Event extends LoggedEvent>(maker: LifeMaker<State, Event>, few: boolean): AnyLives => ({
  few,
  aggregate: maker.log.aggregate,
  rules: maker.log.rules,
  events: maker.log.events,
  random: (random, steps) => randomLifeOf(maker, random, steps),
  replay: (steps) => replay(maker.log, JSON.parse(steps), hexOf),
});

/** Lives of everything whose steps are kept. */
export const allLives: readonly AnyLives[] = [
  anyLives(squadLives, false),
  anyLives(bookingLives, true),
  anyLives(articleLives, true),
  anyLives(reserveLives, false),
  anyLives(withdrawalLives, true),
  anyLives(depositLives, true),
  anyLives(certificateLives, true),
  anyLives(drawLives, true),
];
