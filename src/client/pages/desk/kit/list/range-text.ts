import { formatNumber } from '#domain/text/format.ts';
import { formatTypedDay } from '#client/kit/display/calendar.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { texts } from '../texts';

/** Text of a chip for a range, from both ends as the address holds them (empty: open); null when nothing is chosen. */
export const rangeText = (kind: 'range' | 'period', low: string, high: string): string | null => {
  const endText = (end: string): string => {
    if (kind === 'period') return formatTypedDay(end, serverNow());
    return Number.isFinite(Number(end)) ? formatNumber(Number(end)) : end;
  };
  if (low !== '' && low === high) return endText(low);
  const parts = [
    low === '' ? [] : [texts[kind].low(endText(low))],
    high === '' ? [] : [texts[kind].high(endText(high))],
  ].flat();
  return parts.length === 0 ? null : parts.join(' ');
};
