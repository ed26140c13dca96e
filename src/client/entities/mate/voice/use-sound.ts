import { useCallback, useEffect, useRef, useState } from 'react';

export type SoundState = 'still' | 'loading' | 'playing' | 'failed';

/** One voice at a time: a second one silences the first. */
let sounding: HTMLAudioElement | null = null;

/** Lets go of what is still on its way, too. */
const silence = (element: HTMLAudioElement): void => {
  element.pause();
  element.removeAttribute('src');
  element.load();
  if (sounding === element) sounding = null;
};

/**
 * Plays a sound and stops it. Nothing is fetched before the first press; a failed one is fetched anew by the next.
 */
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
        // An element that was let go of has nothing to say any more.
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
      // A press that stopped it before it began is no failure.
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
