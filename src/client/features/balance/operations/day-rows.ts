import type { Transaction } from '../../../../contract/schemas/transaction';
import { formatDay } from '../../../ui/data/format-day';

export type DayRow =
  | { readonly kind: 'day'; readonly key: string; readonly name: string }
  | { readonly kind: 'line'; readonly key: string; readonly line: Transaction };

/** Lines with the name of their day before the first of each. `now` in epoch ms. */
export const dayRows = (lines: readonly Transaction[], now: number): readonly DayRow[] => {
  const rows: DayRow[] = [];
  let last: string | null = null;
  for (const line of lines) {
    const name = formatDay(Date.parse(line.createdAt), now);
    if (name !== last) rows.push({ kind: 'day', key: `day ${line.id}`, name });
    rows.push({ kind: 'line', key: line.id, line });
    last = name;
  }
  return rows;
};
