import { useState } from 'react';
import { browserStorage, tabStorage } from '../store/browser-storage';

interface Options {
  /** What stands there before anything is typed. */
  readonly first?: string;
  /** How long unsent words wait: as long as the tab, or as long as this browser. */
  readonly storedIn?: 'tab' | 'browser';
}

/**
 * A text that outlives a closed dialog and a reload; `forget` once it has been sent. Another key is another text. Not
 * for secrets: neither passwords nor codes nor requisites.
 */
export const useStoredText = (
  key: string,
  { first = '', storedIn: until = 'browser' }: Options = {},
): readonly [string, (text: string) => void, () => void] => {
  const storage = until === 'tab' ? tabStorage : browserStorage;
  const read = () => ({ key, text: storage.get(key) ?? first });
  const [asked, setAsked] = useState(read);
  const shown = asked.key === key ? asked : read();
  if (asked.key !== key) setAsked(shown);
  const write = (text: string) => {
    setAsked({ key, text });
    storage.put(key, text === first ? null : text);
  };
  return [shown.text, write, () => write(first)];
};
