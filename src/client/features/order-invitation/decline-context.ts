import { createContext } from 'react';

/** Told when an invitation was declined: its card goes, with the button that had the focus. */
export const DeclineContext = createContext<() => void>(() => undefined);
