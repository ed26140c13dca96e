import styled from 'styled-components';
import { formatMonthName } from '#client/kit/display/calendar.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { theme, touch } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { monthsSince } from '#client/kit/time/months.ts';
import { FilterChip } from '../../kit/list/filter-chip';
import { texts } from './squads-texts';

const Month = styled.button`
  min-height: 36px;
  padding: 0 8px;
  border-radius: 8px;
  text-align: left;
  ${touch} {
    min-height: 44px;
  }
  &:hover,
  &[aria-pressed='true'] {
    background: ${theme.color.surface3};
  }
`;

interface MonthChipProps {
  /** ISO; earlier months are empty. */
  readonly since: string;
  /** `2026-11`; null: all of them. */
  readonly month: string | null;
  readonly onChoose: (month: string | null) => void;
}

/** Filters a list by a calendar month in the operator's time zone. */
export const MonthChip = ({ since, month, onChoose }: MonthChipProps) => (
  <FilterChip
    label={texts.monthLabel}
    chosen={month === null ? null : formatMonthName(month)}
    onClear={() => onChoose(null)}
  >
    {(close) => (
      <Stack $gap={2}>
        {monthsSince(Date.parse(since), serverNow()).map((one) => (
          <Month
            key={one}
            type="button"
            aria-pressed={one === month}
            onClick={() => {
              onChoose(one);
              close();
            }}
          >
            {formatMonthName(one)}
          </Month>
        ))}
      </Stack>
    )}
  </FilterChip>
);
