import { createContext, use } from 'react';

interface DrawerPosition {
  /** «2 из 7»; null for a record that is not in the list as shown. */
  readonly position: string | null;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  readonly close: () => void;
}

const Context = createContext<DrawerPosition>({ position: null, previous: null, next: null, close: () => undefined });

/** The position of the open drawer's record in the list. */
export const DrawerPositionProvider = Context.Provider;

export const useDrawerPosition = (): DrawerPosition => use(Context);
