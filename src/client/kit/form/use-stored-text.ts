import { useState } from 'react';
import { browserStorage, tabStorage } from '../store/browser-storage';

interface Options {
  /** The initial text. */
  readonly first?: string;
  /** How long an unsent text is stored: until the tab is closed, or for as long as this browser stores data. */
  readonly storedIn?: 'tab' | 'browser';
}

/**
 * A text that survives a closed dialog and a reload; the third value deletes it after it has been sent, unless the
 * person has changed it since the render that the function is from. Each key has a text of its own. Not for secrets: no
 * passwords, codes or payment details.
 */
export const useStoredText = (
  key: string,
  { first = '', storedIn = 'browser' }: Options = {},
): readonly [string, (text: string) => void, () => void] => {
  const storage = storedIn === 'tab' ? tabStorage : browserStorage;
  const read = () => ({ key, text: storage.get(key) ?? first });
  const [state, setState] = useState(read);
  const shown = state.key === key ? state : read();
  if (state.key !== key) setState(shown);
  const write = (text: string) => {
    setState({ key, text });
    storage.put(key, text === first ? null : text);
  };
  const clear = () => {
    setState((now) => (now.key === key && now.text === shown.text ? { key, text: first } : now));
    if ((storage.get(key) ?? first) === shown.text) storage.put(key, null);
  };
  return [shown.text, write, clear];
};
