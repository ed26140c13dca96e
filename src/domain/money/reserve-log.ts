import { eventsOf, type StageEvent } from '../lifecycle/stage-log';
import type { StepLog } from '../lifecycle/step-log';
import type { ReserveStatus, UnreserveStatus } from './reserve';
import {
  holdsMoney,
  isPartOpen,
  type ReserveEvent,
  reserveLife,
  type ReservePartEvent,
  reservePartLife,
} from './reserve-states';

/** A reserve with its parts, by their ids; sums stand in the rows alone. */
export interface LoggedReserve {
  readonly status: ReserveStatus;
  readonly parts: Readonly<Record<string, UnreserveStatus>>;
}

/** A part begins when the mate requests it, and is gone when they withdraw it. */
type PartEvent = ReservePartEvent['type'] | 'part.requested' | 'part.withdrawn';

export type LoggedReserveEvent =
  | StageEvent<ReserveEvent['type']>
  | (StageEvent<PartEvent> & {
      /** Id of the part. */
      readonly part: string;
    });

const partsAfter = (parts: LoggedReserve['parts'], type: PartEvent, part: string): LoggedReserve['parts'] | null => {
  const status = parts[part];
  if (type === 'part.requested') return status === undefined ? { ...parts, [part]: 'PENDING' } : null;
  if (status === undefined) return null;
  if (type === 'part.withdrawn') {
    const { [part]: _gone, ...others } = parts;
    return isPartOpen(status) ? others : null;
  }
  const next = reservePartLife.after(status, type);
  return next === null ? null : { ...parts, [part]: next };
};

/** Steps of reserves, those of their parts among them: both change under the lock of the reserve. */
export const reserveLog: StepLog<LoggedReserve, LoggedReserveEvent> = {
  aggregate: 'reserve',
  rules: 1,
  events: [...eventsOf(reserveLife), ...eventsOf(reservePartLife), 'part.requested', 'part.withdrawn'],
  apply: (before, event) => {
    if ('part' in event) {
      const parts = holdsMoney(before.status) ? partsAfter(before.parts, event.type, event.part) : null;
      return parts === null ? null : { ...before, parts };
    }
    const status = reserveLife.after(before.status, event.type);
    return status === null ? null : { ...before, status };
  },
};
