import { useEffect, useRef } from 'react';
import { isKeyHandled } from './is-key-handled';

/** A shortcut of the open drawer by `code` (`KeyA`), in any keyboard layout; ignored while typing. */
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
