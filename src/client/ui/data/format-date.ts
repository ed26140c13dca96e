import { formatMoment } from '../../../domain/text/format-moment';
import { currentTimeZone } from '../time/time-zone';
import { withoutYearMark } from './without-year-mark';

/** Time only for today, day and month for this year, else day, month and year. Epoch ms. */
export const formatDate = (moment: number, now: number): string => withoutYearMark(formatMoment(moment, now, currentTimeZone()));
