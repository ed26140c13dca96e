import { useEffect, useRef } from 'react';
import { isKeyHandled } from './is-key-handled';

/** A key of the open drawer by its place on the keyboard (`KeyA`), whatever the layout; not while something is typed. */
export const useKey = (code: string, run: () => unknown): void => {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== code || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isKeyHandled(event))
        return;
      event.preventDefault();
      void latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [code]);
};
