import { useState } from 'react';
import { openersOf } from './openers-of';

/** What had the focus when the dialog opened. Asked for as early as can be: what it was opened out of may be gone with the next commit. */
export const useOpeners = (open: boolean): readonly HTMLElement[] => {
  const [asked, setAsked] = useState(() => ({ open, openers: openersOf(document.activeElement) }));
  if (asked.open !== open) setAsked({ open, openers: open ? openersOf(document.activeElement) : asked.openers });
  return asked.openers;
};
