import type { KeyboardEvent } from 'react';

/** Arrows move the focus from message to message; what comes into view is loaded by the list. */
export const walkMessages = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const log = event.currentTarget.closest('[role="log"]');
  if (step === undefined || log === null) return;
  event.preventDefault();
  const messages = [...log.querySelectorAll<HTMLElement>('[role="article"]')];
  const next = messages[messages.indexOf(event.currentTarget) + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
};
