import { useEffect, useState } from 'react';

export interface Player {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly go: (step: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** Where the replay stands, of `count` steps; it plays by itself at a number of steps a second. */
export const usePlayer = (count: number): Player => {
  const [wanted, setWanted] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(4);
  const at = Math.min(wanted ?? count, count);
  const running = playing && at < count;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setWanted((now) => (now ?? 0) + 1), 1000 / speed);
    return () => clearInterval(timer);
  }, [running, speed]);
  return {
    at,
    playing: running,
    speed,
    go: (step) => {
      setPlaying(false);
      setWanted(Math.min(Math.max(step, 0), count));
    },
    toggle: () => {
      if (!running && at === count) setWanted(0);
      else setWanted(at);
      setPlaying(!running);
    },
    setSpeed,
  };
};
