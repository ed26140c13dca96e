import type { KeyboardEvent } from 'react';

/** Arrows, Home and End move the focus through the rows of a list. */
export const moveRowFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chat-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0 && event.key !== 'ArrowDown') return;
  event.preventDefault();
  rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
};
