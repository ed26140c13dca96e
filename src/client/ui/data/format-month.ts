import { inZone } from './in-zone';
import { withoutYearMark } from './without-year-mark';

const format = inZone({ month: 'short', year: 'numeric' });

/** «дек. 2024»: one line of a narrow column. Epoch ms. */
export const formatMonth = (moment: number): string => withoutYearMark(format(moment));
