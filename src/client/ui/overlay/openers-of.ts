/** A menu is gone by the time: the button that it hangs on stands for it. */
const standIn = (element: Element): Element => {
  const buttonId = element.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '';
  return (buttonId === '' ? null : document.getElementById(buttonId)) ?? element;
};

const ofDialogs = new WeakMap<Element, readonly HTMLElement[]>();

/** What to give the focus back to, in order of preference: what had it, whatever around it can take it, and so on for the dialog it stood in. */
export const openersOf = (active: Element | null): readonly HTMLElement[] => {
  const openers: HTMLElement[] = [];
  for (let element = active && standIn(active); element !== null && element !== document.body; element = element.parentElement) {
    if (element instanceof HTMLElement && (element.tabIndex >= 0 || element === active)) openers.push(element);
    openers.push(...(ofDialogs.get(element) ?? []));
  }
  return openers;
};

/** For a dialog that is opened out of this one and outlives it. */
export const rememberOpeners = (dialog: Element | null, openers: readonly HTMLElement[]): void => {
  if (dialog !== null) ofDialogs.set(dialog, openers);
};
