import { articleLog } from '#domain/blog/article-log.ts';
import { bookingLog } from '#domain/bookings/booking-log.ts';
import { drawLog } from '#domain/draws/draw-log.ts';
import {
  type LoggedEvent,
  type LoggedStep,
  replay,
  type ReplayedStep,
  type StepLog,
} from '#domain/lifecycle/step-log.ts';
import { depositLog } from '#domain/money/deposit-log.ts';
import { giftCertificateLog } from '#domain/money/gift-certificate-log.ts';
import { reserveLog } from '#domain/money/reserve-log.ts';
import { withdrawalLog } from '#domain/money/withdrawal-log.ts';
import { squadLog } from '#domain/squad/step-log.ts';
import type { Executor } from '../platform/db/open-database';
import { hexOfStep } from '../platform/steps/write-step';
import { replayStoredSteps, stepsToGiveAway } from '../platform/steps/log-step';

/** A log whatever it is of. */
export interface AnyLog {
  readonly aggregate: string;
  readonly rules: number;
  readonly events: readonly string[];
  /** How ids of it look. */
  readonly id: RegExp;
  readonly replayStored: (db: Executor, id: string) => Promise<readonly ReplayedStep<unknown, LoggedEvent>[]>;
  /** Steps as JSON, of the shape that steps have. */
  readonly replayText: (steps: string) => readonly ReplayedStep<unknown, LoggedEvent>[];
  /** The stored steps without names, ids and links. */
  readonly giveAway: (db: Executor, id: string) => Promise<readonly LoggedStep<unknown, LoggedEvent>[]>;
}

const number = /^[1-9]\d{0,8}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const anyLog = <State, Event extends LoggedEvent>(log: StepLog<State, Event>, id: RegExp): AnyLog => ({
  aggregate: log.aggregate,
  rules: log.rules,
  events: log.events,
  id,
  replayStored: (db, of) => replayStoredSteps(db, log, of),
  replayText: (steps) => replay(log, JSON.parse(steps), hexOfStep),
  giveAway: (db, of) => stepsToGiveAway(db, log, of),
});

/** Everything whose steps are kept. */
export const stepLogs: readonly AnyLog[] = [
  anyLog(squadLog, number),
  anyLog(bookingLog, uuid),
  anyLog(articleLog, number),
  anyLog(reserveLog, uuid),
  anyLog(withdrawalLog, uuid),
  anyLog(depositLog, uuid),
  anyLog(giftCertificateLog, uuid),
  anyLog(drawLog, number),
];
