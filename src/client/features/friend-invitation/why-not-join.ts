import type { Me } from '../../../contract/schemas/me';
import { texts } from './texts';

/** What is known of the person before the squad itself is asked; null when nothing speaks against it. */
export const whyNotJoin = (me: Me | null): string | null => {
  if (me === null) return null;
  if (me.mateAccess !== null) return texts.mate;
  return me.hasSquad ? texts.hasSquad : null;
};
