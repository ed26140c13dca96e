import { useState } from 'react';
import styled from 'styled-components';
import type { AnswerOf } from '../../../../api/call';
import { useOrdersTodayQuery } from '../../../../entities/admin/admin-today-api';
import { formatMoney } from '../../../../entities/money/money';
import { Row } from '../../../../kit/layout/stack';
import { theme } from '../../../../kit/theme/theme';
import { Totals } from '../../kit/list/totals';
import { HoursChart } from './hours-chart';
import { Part } from './part';
import { texts } from './texts';

type Orders = AnswerOf<'GET /v1/admin/today/orders'>;

const Mark = styled.span<{ $colour: string; $dashed?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${theme.color.text3};
  font-size: 12px;
  &::before {
    width: 14px;
    height: ${({ $dashed = false }) => ($dashed ? '0' : '10px')};
    border-radius: 3px;
    ${({ $dashed = false, $colour }) => ($dashed ? `border-top: 2px dashed ${$colour};` : `background: ${$colour};`)}
    content: '';
  }
`;

const percent = ({ count, of }: Orders['week']['disputes']): string =>
  of === 0 ? '0 %' : `${Math.round((count / of) * 1000) / 10} %`.replace('.', ',');

const Shares = ({ week }: { readonly week: Orders['week'] }) => (
  <Totals
    figures={[
      { label: texts.noShows, value: percent(week.noShows), hint: texts.share(week.noShows.count, week.noShows.of) },
      {
        label: texts.disputes,
        value: percent(week.disputes),
        hint: texts.share(week.disputes.count, week.disputes.of),
      },
      { label: texts.refunds, value: percent(week.refunds), hint: texts.share(week.refunds.count, week.refunds.of) },
    ]}
  />
);

const Chart = ({ today, weekAgo }: Pick<Orders, 'today' | 'weekAgo'>) => {
  const [hour, setHour] = useState<number | null>(null);
  const sum = (of: (one: Orders['today'][number]) => number) => today.reduce((total, one) => total + of(one), 0);
  const told = texts.ordersTold(
    sum(({ started }) => started),
    formatMoney(Math.round(sum(({ turnover }) => turnover) * 100) / 100),
    sum(({ disbanded }) => disbanded),
  );
  const at = hour === null ? undefined : today[hour];
  const words =
    at === undefined
      ? told
      : texts.hourTold(
          texts.hour(at.hour),
          at.started,
          at.disbanded,
          formatMoney(at.turnover),
          weekAgo[at.hour]?.started ?? 0,
        );
  return (
    <>
      <p>{words}</p>
      <HoursChart today={today} weekAgo={weekAgo} label={told} onHour={setHour} />
      <Row $gap={16}>
        <Mark $colour={theme.color.violet}>{texts.started}</Mark>
        <Mark $colour={theme.color.danger}>{texts.disbanded}</Mark>
        <Mark $dashed $colour={theme.color.text2}>
          {texts.weekAgo}
        </Mark>
      </Row>
    </>
  );
};

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** How the day goes, and how often orders of the week ended badly. */
export const OrdersPart = () => {
  const { data, error, refetch } = useOrdersTodayQuery({ query: { timeZone } });
  return (
    <Part title={texts.orders} ready={data !== undefined} error={error} onRetry={refetch} height={380}>
      {data && (
        <>
          <Chart today={data.today} weekAgo={data.weekAgo} />
          <Shares week={data.week} />
        </>
      )}
    </Part>
  );
};
