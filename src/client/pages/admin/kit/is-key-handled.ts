/**
 * Whether a key belongs to a field or to an open dialog, not to the list behind it. A dialog that has just been closed
 * by the key has taken it too.
 */
export const isKeyHandled = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null);
