/** A menu is gone by the time: the button that it hangs on stands for it. */
const standIn = (element: Element): Element => {
  const buttonId = element.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '';
  return (buttonId === '' ? null : document.getElementById(buttonId)) ?? element;
};

/** What to give the focus back to, in order of preference: what had it, and whatever around it can take it. */
export const openersOf = (active: Element | null): readonly HTMLElement[] => {
  const openers: HTMLElement[] = [];
  for (let element = active && standIn(active); element !== null && element !== document.body; element = element.parentElement) {
    if (element instanceof HTMLElement && element.tabIndex >= 0) openers.push(element);
  }
  return openers;
};
