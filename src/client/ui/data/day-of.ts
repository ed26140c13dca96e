import { inZone } from './in-zone';

/** The same for all moments of one day of the person's. */
export const dayOf = inZone({ day: '2-digit', month: '2-digit', year: 'numeric' });
