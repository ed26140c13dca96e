import { createContext } from 'react';

/** Demo helpers (people to switch to, /dev pages) are offered only where the server runs in demo mode. */
export const DemoMode = createContext(false);
