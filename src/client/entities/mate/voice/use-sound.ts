import { useCallback, useEffect, useRef, useState } from 'react';

export type SoundState = 'still' | 'loading' | 'playing' | 'failed';

/** One voice at a time: starting a second one pauses the first. */
let sounding: HTMLAudioElement | null = null;

/** Cancels a pending download too. */
const silence = (element: HTMLAudioElement): void => {
  element.pause();
  element.removeAttribute('src');
  element.load();
  if (sounding === element) sounding = null;
};

/** Plays and stops a sound. It is downloaded on the first press, and again after a failure. */
export const useSound = (address: string): { readonly state: SoundState; readonly press: () => void } => {
  const [state, setState] = useState<SoundState>('still');
  const kept = useRef<HTMLAudioElement | null>(null);

  useEffect(
    () => () => {
      const element = kept.current;
      kept.current = null;
      setState('still');
      if (element !== null) silence(element);
    },
    [address],
  );

  const make = useCallback((): HTMLAudioElement => {
    const element = new Audio(address);
    const follow = (event: string, next: SoundState) =>
      element.addEventListener(event, () => {
        // Events of an element that is no longer used are ignored.
        if (kept.current === element) setState(next);
      });
    follow('playing', 'playing');
    follow('waiting', 'loading');
    follow('pause', 'still');
    follow('ended', 'still');
    kept.current = element;
    return element;
  }, [address]);

  const play = useCallback(async () => {
    const element = kept.current ?? make();
    if (sounding !== element) sounding?.pause();
    sounding = element;
    setState('loading');
    try {
      await element.play();
    } catch (problem) {
      // Stopping before the playback has begun is not a failure.
      if (kept.current !== element || (problem instanceof DOMException && problem.name === 'AbortError')) return;
      kept.current = null;
      silence(element);
      setState('failed');
    }
  }, [make]);

  const press = useCallback(() => {
    if (state === 'loading' || state === 'playing') kept.current?.pause();
    else void play();
  }, [state, play]);

  return { state, press };
};
