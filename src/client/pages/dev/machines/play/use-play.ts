import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnyEventObject } from 'xstate';
import { play, type Frame } from './play';
import type { Playable } from './playable';
import { emptyTape, hashOf, longLink, mostSteps, type PlayStart, type Tape, tapeIn, withStep } from './tape';

export interface Play {
  readonly tape: Tape;
  readonly frames: readonly Frame[];
  /** The last frame. */
  readonly now: Frame | undefined;
  readonly failure: string | null;
  /** The address held a play that cannot be read. */
  readonly isTorn: boolean;
  readonly isFull: boolean;
  readonly isLong: boolean;
  /** Path of a link to this play. */
  readonly path: string;
  readonly send: (event: AnyEventObject) => void;
  /** Milliseconds. */
  readonly wait: (ms: number) => void;
  readonly goTo: (at: number) => void;
  /** Null: where the machine itself begins. */
  readonly begin: (start: PlayStart | null) => void;
}

/** The play stands in the address and nowhere else: reloading keeps it, «back» takes a step back. */
export const usePlay = (playable: Playable): Play => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const read = useMemo(() => tapeIn(hash), [hash]);
  const tape = read ?? emptyTape;
  const { frames, failure } = useMemo(() => play(playable, tape), [playable, tape]);
  const search = `?machine=${encodeURIComponent(playable.machine.id)}`;
  const keep = (next: Tape): void => void navigate({ pathname, search, hash: hashOf(next) });
  return {
    tape,
    frames,
    now: frames.at(-1),
    failure,
    isTorn: read === null,
    isFull: tape.at >= mostSteps,
    isLong: hash.length > longLink,
    path: `${pathname}${search}${hashOf({ ...tape, steps: tape.steps.slice(0, tape.at) })}`,
    send: (event) => keep(withStep(tape, { event })),
    wait: (ms) => keep(withStep(tape, { wait: ms })),
    goTo: (at) => keep({ ...tape, at: Math.min(Math.max(at, 0), tape.steps.length) }),
    begin: (start) => keep({ ...emptyTape, start }),
  };
};
