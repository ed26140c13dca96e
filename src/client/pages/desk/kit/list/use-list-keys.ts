import { useEffect, useRef } from 'react';
import { isKeyHandled } from '../is-key-handled';
import { isEnter } from '#client/kit/form/is-enter.ts';

interface ListKeys {
  readonly ids: readonly string[];
  /** Id of the row with the keyboard cursor. */
  readonly at: string | null;
  readonly onStep: (id: string) => void;
  readonly onOpen: (id: string) => void;
  /** Null where nothing can be selected. */
  readonly onPick: ((id: string) => void) | null;
  /** Null while nothing is open. */
  readonly onClose: (() => void) | null;
}

/** Handles a key; false when it means nothing here. Matched by `code`, so that it works in a Russian layout. */
const press = (event: KeyboardEvent, { ids, at, onStep, onOpen, onPick, onClose }: ListKeys): boolean => {
  const { code, target } = event;
  const step = { KeyJ: 1, KeyK: -1 }[code];
  if (step !== undefined) {
    const here = at === null ? -1 : ids.indexOf(at);
    const next = ids[Math.min(Math.max(here + step, 0), ids.length - 1)];
    if (next !== undefined) onStep(next);
    return true;
  }
  if (code === 'Escape' && onClose !== null) onClose();
  else if (code === 'KeyX' && at !== null && onPick !== null) onPick(at);
  else if (isEnter(event) && at !== null && target === document.body) onOpen(at);
  else return false;
  return true;
};

/** J and K move, Enter opens, X selects, Escape closes. */
export const useListKeys = (keys: ListKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isKeyHandled(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (press(event, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
