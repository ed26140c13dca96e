import { inZone } from './in-zone';

/** Date and time, for hints and screen readers. */
export const formatFullMoment = inZone({ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' });
