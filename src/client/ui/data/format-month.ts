import { currentTimeZone } from '../time/time-zone';

/** «дек. 2024»: one line of a narrow column. Epoch ms. */
export const formatMonth = (moment: number): string =>
  new Intl.DateTimeFormat('ru', { month: 'short', year: 'numeric', timeZone: currentTimeZone() }).format(moment).replace(/\s*г\.$/, '');
