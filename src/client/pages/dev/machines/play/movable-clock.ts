interface Alarm {
  readonly id: number;
  readonly at: number;
  readonly ring: () => void;
}

/** A clock for an actor that stands still until it is moved. Epoch ms. */
export interface MovableClock {
  readonly setTimeout: (ring: (...args: never[]) => void, delay: number) => number;
  readonly clearTimeout: (id: number) => void;
  readonly now: () => number;
  /** When the alarms that are set will ring, earliest first. */
  readonly alarms: () => readonly number[];
  /** Rings what is due until then, in order. */
  readonly moveTo: (moment: number) => void;
}

export const movableClock = (start: number): MovableClock => {
  let now = start;
  let lastId = 0;
  let alarms: readonly Alarm[] = [];
  const without = (id: number) => alarms.filter((alarm) => alarm.id !== id);
  const ringUntil = (moment: number): void => {
    const [next] = alarms;
    if (next === undefined || next.at > moment) return;
    now = Math.max(now, next.at);
    alarms = without(next.id);
    next.ring();
    ringUntil(moment);
  };
  return {
    setTimeout: (ring, delay) => {
      lastId += 1;
      alarms = [...alarms, { id: lastId, at: now + delay, ring: () => ring() }].sort((one, other) => one.at - other.at);
      return lastId;
    },
    clearTimeout: (id) => {
      alarms = without(id);
    },
    now: () => now,
    alarms: () => alarms.map(({ at }) => at),
    moveTo: (moment) => {
      ringUntil(moment);
      now = Math.max(now, moment);
    },
  };
};
