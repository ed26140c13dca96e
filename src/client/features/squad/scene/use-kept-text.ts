import { useState } from 'react';
import { kept } from '../../../kit/store/kept';

/** A long text that outlives a closed dialog and a reload; `forget` once it has been sent. */
export const useKeptText = (key: string): readonly [string, (text: string) => void, () => void] => {
  const [text, setText] = useState(() => kept.get(key) ?? '');
  const write = (next: string) => {
    setText(next);
    kept.set(key, next);
  };
  const forget = () => {
    setText('');
    kept.remove(key);
  };
  return [text, write, forget];
};
