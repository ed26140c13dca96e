import { isLastSeenShown } from '#domain/people/presence.ts';
import { formatDate } from '#client/kit/display/dates.ts';
import { texts } from './texts';

/** «был в сети 18:40»; null for a person who has been away for more than a day, as on every page. Epoch ms. */
export const lastSeenText = (seen: number | null, now: number): string | null =>
  seen !== null && isLastSeenShown(seen, now) ? texts.seen(formatDate(seen, now)) : null;
