import { type RefObject, useEffect, useRef } from 'react';

const openerOf = (frame: HTMLElement | null, id: string): HTMLButtonElement | null | undefined =>
  [...(frame?.querySelectorAll('tr') ?? [])].find((row) => row.dataset['id'] === id)?.querySelector('button');

/** When the drawer that had the focus is closed, the focus returns to the row that opened it. */
export const useRestoreFocus = (frame: RefObject<HTMLElement | null>, openId: string | null): void => {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = openId;
    if (openId === null && was !== null && document.activeElement === document.body)
      openerOf(frame.current, was)?.focus();
  }, [frame, openId]);
};
