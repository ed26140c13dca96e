/**
 * Whether a key press belongs to a field or an open dialog, not to the list behind it. A dialog that was just closed by
 * the key has handled it too.
 */
export const isKeyHandled = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null);
