import { keepFocus } from '../../kit/controls/keep-focus';

/** `data-keys` of the document: the last input was a key. */
const markKeys = (): void => {
  const root = document.documentElement;
  const mark = (on: boolean) => () => root.toggleAttribute('data-keys', on);
  mark(true)();
  document.addEventListener('keydown', mark(true), true);
  document.addEventListener('pointerdown', mark(false), true);
};

/** For people who use the keyboard, from their first key on. */
export const serveKeyboard = (): void => {
  markKeys();
  keepFocus();
};
