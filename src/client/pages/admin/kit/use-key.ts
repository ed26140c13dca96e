import { useEffect, useRef } from 'react';
import { isKeyTaken } from './is-key-taken';

/** A key of the open drawer by its place on the keyboard (`KeyA`), whatever the layout; not while something is typed. */
export const useKey = (code: string, run: () => unknown): void => {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== code || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isKeyTaken(event))
        return;
      event.preventDefault();
      void latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [code]);
};
