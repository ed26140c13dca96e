import { useCallback, useEffect, useRef, useState } from 'react';

export type SoundState = 'still' | 'loading' | 'playing' | 'failed';

/** One voice at a time: starting a second one pauses the first. */
let playing: HTMLAudioElement | null = null;

/** Cancels a pending download too. */
const stop = (element: HTMLAudioElement): void => {
  element.pause();
  element.removeAttribute('src');
  element.load();
  if (playing === element) playing = null;
};

/** Plays and stops a sound. It is downloaded on the first press, and again after a failure. */
export const useSound = (address: string): { readonly state: SoundState; readonly press: () => void } => {
  const [state, setState] = useState<SoundState>('still');
  const current = useRef<HTMLAudioElement | null>(null);

  useEffect(
    () => () => {
      const element = current.current;
      current.current = null;
      setState('still');
      if (element !== null) stop(element);
    },
    [address],
  );

  const createElement = useCallback((): HTMLAudioElement => {
    const element = new Audio(address);
    const follow = (event: string, next: SoundState) =>
      element.addEventListener(event, () => {
        // Events of an element that is no longer used are ignored.
        if (current.current === element) setState(next);
      });
    follow('playing', 'playing');
    follow('waiting', 'loading');
    follow('pause', 'still');
    follow('ended', 'still');
    current.current = element;
    return element;
  }, [address]);

  const play = useCallback(async () => {
    const element = current.current ?? createElement();
    if (playing !== element) playing?.pause();
    playing = element;
    setState('loading');
    try {
      await element.play();
    } catch (problem) {
      // Stopping before the playback has begun is not a failure.
      if (current.current !== element || (problem instanceof DOMException && problem.name === 'AbortError')) return;
      current.current = null;
      stop(element);
      setState('failed');
    }
  }, [createElement]);

  const press = useCallback(() => {
    if (state === 'loading' || state === 'playing') current.current?.pause();
    else void play();
  }, [state, play]);

  return { state, press };
};
