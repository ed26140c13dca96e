import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { StatList } from '#client/kit/display/facts.tsx';
import { formatDay } from '#client/kit/display/dates.ts';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { texts } from './texts';

type Week = CallResponse<'GET /v1/mates/me/progress'>['weeks'][number];

const Bars = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: end;
  gap: 8px;
  height: 120px;
  border-bottom: 1px solid ${theme.color.line};
`;

const Bar = styled.div<{ $current: boolean }>`
  min-height: 2px;
  border-radius: 6px 6px 0 0;
  background: ${({ $current }) => ($current ? theme.color.accent : theme.color.violet)};
`;

const Figures = styled.details`
  font-size: 14px;
  summary {
    padding: 4px 0;
    color: ${theme.color.text2};
    cursor: pointer;
  }
  table {
    width: 100%;
    ${tabular}
  }
  th {
    color: ${theme.color.text2};
    font-weight: 400;
    text-align: left;
  }
  td,
  thead th:last-child {
    text-align: right;
  }
  th,
  td {
    padding: 6px 0;
    border-top: 1px solid ${theme.color.line};
  }
`;

const dayOfWeek = ({ from }: Week): string => formatDay(Date.parse(from), serverNow());

/** A bar for each week, the current one last. The figures below say the same to screen readers. */
export const WeekBars = ({ weeks }: { readonly weeks: readonly Week[] }) => {
  const most = Math.max(...weeks.map(({ income }) => income));
  if (most <= 0) return <Quiet>{texts.noIncome}</Quiet>;
  return (
    <Stack $gap={12}>
      <StatList
        items={[
          [texts.thisWeek, <Money key="this" value={weeks.at(-1)?.income ?? 0} />],
          [texts.lastWeek, <Money key="last" value={weeks.at(-2)?.income ?? 0} />],
        ]}
      />
      <Bars aria-hidden>
        {weeks.map((week, index) => (
          <Bar
            key={week.from}
            $current={index === weeks.length - 1}
            title={`${texts.weekOf(dayOfWeek(week))}: ${formatMoney(week.income)}`}
            style={{ height: `${Math.max(0, week.income / most) * 100}%` }}
          />
        ))}
      </Bars>
      <Figures>
        <summary>{texts.inFigures}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.week}</th>
              <th scope="col">{texts.sum}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.from}>
                <th scope="row">{texts.weekOf(dayOfWeek(week))}</th>
                <td>
                  <Money value={week.income} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Figures>
    </Stack>
  );
};
