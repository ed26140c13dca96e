import { days } from './durations';

/** What nobody needs any more: spent and late codes at once, delivery marks once no job can run again. */
export const notifierTerms = { deliveriesKept: days(30), sweptEvery: days(1) } as const;
