import { useState } from 'react';

/** A long text that outlives a closed dialog and a reload; `forget` once it has been sent. */
export const useKeptText = (key: string): readonly [string, (text: string) => void, () => void] => {
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '');
  const write = (next: string) => {
    setText(next);
    localStorage.setItem(key, next);
  };
  const forget = () => {
    setText('');
    localStorage.removeItem(key);
  };
  return [text, write, forget];
};
