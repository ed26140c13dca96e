import { offsetSpanAt } from '#domain/text/zoned-time.ts';
import type { OffsetSpan } from '#domain/text/wall-time.ts';

/** Spans that a clock remembers: a list in no order of time must not make it look for the same again and again. */
const mostSpans = 64;

/**
 * The wall clock of a time zone, as the UTC time that shows the same digits: spreadsheets know no time zones. How far it
 * is from UTC is asked once for each span between two changes of the clocks, not for each cell of a file.
 */
export const localClock = (zone: string): ((moment: Date) => Date) => {
  const spans: OffsetSpan[] = [];
  let last: OffsetSpan | undefined;
  return (moment) => {
    const at = moment.getTime();
    if (last === undefined || at < last.since || at >= last.until) {
      last = spans.find(({ since, until }) => at >= since && at < until);
      if (last === undefined) {
        last = offsetSpanAt(zone, at);
        spans.push(last);
        if (spans.length > mostSpans) spans.shift();
      }
    }
    return new Date(at + last.offset);
  };
};
