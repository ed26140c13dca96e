import { formatNumber } from '#domain/text/format.ts';
import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useDeskUserEarningsQuery } from '#client/entities/desk/user-tabs-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { dayOf, formatDay } from '#client/kit/display/dates.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { below, tabular, theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { texts } from './squads-texts';
import { texts as card } from './texts';

const recent = 4;

/** A containing block for its visually hidden children, which would otherwise widen the page on a phone. */
const Chart = styled.ol`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px;
  li {
    ${tabular}
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: end;
    gap: 4px;
    height: 140px;
    color: ${theme.color.text3};
    font-size: 12px;
    white-space: nowrap;
  }
  i {
    width: 100%;
    border-radius: 4px 4px 0 0;
    background: ${theme.color.message};
  }
  li[data-recent] i {
    background: ${theme.color.violet};
  }
  li[data-recent] b {
    color: ${theme.color.text1};
  }
  b {
    font-weight: 500;
  }
  ${below('md')} {
    gap: 3px;
    /* Days of every second week, or they would run into each other. */
    li:nth-child(odd) > :last-child {
      visibility: hidden;
    }
  }
`;

/** Height of the highest bar, px. */
const highest = 96;

const thousands = (sum: number): string => formatNumber(sum / 1000, 1);

const Earnings = ({
  earnings: { month, weeks },
}: {
  readonly earnings: CallResponse<'GET /v1/admin/users/{id}/earnings'>;
}) => {
  const most = Math.max(1, ...weeks.map(({ sum }) => sum));
  const now = serverNow();
  const all = Math.round((month.orders + month.tips + month.articles + month.reserves) * 100) / 100;
  return (
    <Panel>
      <Stack $gap={2}>
        <PanelTitle as="h2">{texts.earnings}</PanelTitle>
        <Quiet>{texts.month(formatMoney(all), card.orders(month.squads))}</Quiet>
      </Stack>
      <Chart>
        {weeks.map(({ from, sum }, index) => (
          <li key={from} {...(index >= weeks.length - recent ? { 'data-recent': true } : {})}>
            <VisuallyHidden>{texts.week(formatDay(Date.parse(from), now), formatMoney(sum))}</VisuallyHidden>
            <b aria-hidden>{thousands(sum)}</b>
            <i style={{ height: Math.round((Math.max(0, sum) / most) * highest) + 1 }} />
            <span aria-hidden>{dayOf(Date.parse(from)).slice(0, 5)}</span>
          </li>
        ))}
      </Chart>
    </Panel>
  );
};

/** A mate's income by week. */
export const PersonEarnings = ({ id }: { readonly id: string }) => (
  <Loaded query={useDeskUserEarningsQuery({ params: { id } })} skeleton={<Skeleton $height={230} $radius="12px" />}>
    {(earnings) => <Earnings earnings={earnings} />}
  </Loaded>
);
