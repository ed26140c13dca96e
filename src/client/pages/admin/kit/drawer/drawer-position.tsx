import { createContext, use } from 'react';

interface DrawerPosition {
  /** «2 из 7»; null for what stands outside the list as it is shown. */
  readonly position: string | null;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  readonly close: () => void;
}

const Context = createContext<DrawerPosition>({ position: null, previous: null, next: null, close: () => undefined });

/** Where the open drawer stands in its list. */
export const DrawerPositionProvider = Context.Provider;

export const useDrawerPosition = (): DrawerPosition => use(Context);
