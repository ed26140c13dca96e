import { days } from '#domain/time/durations.ts';
import type { OffsetSpan } from '#domain/text/wall-time.ts';
import { offsetSpanAt } from '#domain/text/zoned-time.ts';

const known = new Map<string, { readonly at: number; readonly span: OffsetSpan }>();
/** More than there are zones. */
const mostKept = 600;

/**
 * What the clocks of a person's zone show, sent with the page: a phone's first formatter of a zone takes it a tenth of a
 * second. Looked up once a day for each zone, by some two hundred formatted moments.
 */
export const zoneOffset = (timeZone: string, now: number): OffsetSpan => {
  const found = known.get(timeZone);
  if (found !== undefined && now >= found.at && now < Math.min(found.span.until, found.at + days(1))) return found.span;
  if (known.size >= mostKept) known.clear();
  const span = offsetSpanAt(timeZone, now);
  known.set(timeZone, { at: now, span });
  return span;
};
