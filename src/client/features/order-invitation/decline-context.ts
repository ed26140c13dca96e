import { createContext } from 'react';

/** Called when an invitation was declined: its card disappears, with the button that had the focus. */
export const DeclineContext = createContext<() => void>(() => undefined);
