import { type RefObject, useLayoutEffect } from 'react';
import { isEnter } from '#client/kit/form/is-enter.ts';

interface PaletteKeysProps {
  /** The palette has been asked for and is on its way: its code or its first render. */
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
  /** What has been typed meanwhile, for its field. */
  readonly typedRef: RefObject<string>;
}

/** Ctrl + K, and what is typed until the palette is there: it would go to whatever has the focus. */
export const PaletteKeys = ({ isAsked, onAsk, typedRef }: PaletteKeysProps) => {
  // In the commit that brings the palette, not after it: a key is its field's from then on.
  useLayoutEffect(() => {
    const take = (event: KeyboardEvent): void => {
      const { key, code } = event;
      const isShortcut = event.ctrlKey || event.metaKey;
      if (isShortcut && code === 'KeyK') onAsk(true);
      else if (isShortcut || event.altKey || !isAsked) return;
      else if (key === 'Escape') {
        typedRef.current = '';
        onAsk(false);
      } else if (key === 'Backspace') typedRef.current = typedRef.current.slice(0, -1);
      else if (key.length === 1) typedRef.current += key;
      // There is nothing to choose from yet, and the focused button is not meant.
      else if (!isEnter(event)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, [isAsked, onAsk, typedRef]);
  return null;
};
