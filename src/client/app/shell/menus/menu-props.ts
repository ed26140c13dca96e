import type { ReactElement } from 'react';

/** A menu is loaded by the first press on its trigger and then opens at once next to it. */
export interface MenuProps {
  readonly trigger: ReactElement;
}
