import type { ReactElement } from 'react';

/** A menu that arrives by its first press opens at once, at the button that asked for it. */
export interface MenuProps {
  readonly trigger: ReactElement;
}
