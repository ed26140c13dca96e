import type { CallResponse } from '#client/api/call.ts';
import type { Transaction } from '#contract/schemas/transaction.ts';
import { formatDay } from '#client/kit/display/dates.ts';
import { dayFieldValue } from '#client/kit/time/typed-time.ts';

type DaySum = CallResponse<'GET /v1/balance/transactions'>['days'][number];

export type DayRow =
  | { readonly kind: 'day'; readonly key: string; readonly name: string; readonly sums: DaySum | undefined }
  | { readonly kind: 'line'; readonly key: string; readonly line: Transaction };

/** Lines with a heading before the first of each day, and the day's totals. `now` in epoch ms. */
export const dayRows = (
  lines: readonly Transaction[],
  sums: ReadonlyMap<string, DaySum>,
  now: number,
): readonly DayRow[] => {
  const rows: DayRow[] = [];
  let last: string | null = null;
  for (const line of lines) {
    const moment = Date.parse(line.createdAt);
    const day = dayFieldValue(moment);
    if (day !== last)
      rows.push({ kind: 'day', key: `day ${line.id}`, name: formatDay(moment, now), sums: sums.get(day) });
    rows.push({ kind: 'line', key: line.id, line });
    last = day;
  }
  return rows;
};
