import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { days } from '#domain/time/durations.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useOrdersTodayQuery } from '#client/entities/desk/today-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { formatDate, formatTime } from '#client/kit/display/dates.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { currentClock } from '#client/kit/time/server-now.ts';
import { shortWeekdayText } from '#domain/text/format-moment.ts';
import { useSeen, whenIdle } from '#client/kit/layout/defer.ts';
import { usePrinting } from '#client/kit/layout/use-printing.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { Totals } from '../../kit/list/totals';
import { Quiet } from '../../kit/quiet';
import { HourTip } from './hour-tip';
import type { Hour, Pointed } from './hours-chart';
import { lazySection } from '#client/kit/overlay/lazy-section.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { TodayCard } from './today-card';
import { deskPolling } from '../../kit/desk-polling';
import { texts } from './texts';
import { dayCall } from './today-queries';

const ChartFrame = styled.div`
  position: relative;
`;

const Big = styled.p`
  text-align: right;
  strong {
    ${tabular}
    display: block;
    font: 600 24px/1.2 ${theme.font.title};
  }
`;

const chartHeight = 260;

/** Where the chart will be: nothing is loading yet. */
const Place = styled.div`
  height: ${chartHeight}px;
`;

const HoursChart = lazySection({
  load: () => import(/* webpackChunkName: "admin-hours-chart" */ './hours-chart').then((m) => m.HoursChart),
  fallback: <Skeleton $height={chartHeight} $radius="12px" />,
  errorText: texts.noChart,
});

const Difference = styled.span<{ $less: boolean }>`
  color: ${({ $less }) => ($less ? theme.color.danger : theme.color.ok)};
  font-size: 13px;
`;

type Orders = CallResponse<'GET /v1/admin/today/orders'>;

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

const minuteMs = 60_000;
const weekday = (moment: number): string => `${shortWeekdayText(currentClock()(moment))}.`;

/** Hours since midnight in the operator's time zone. */
const hourOfDay = (moment: number): number => {
  const [hour = 0, minute = 0] = formatTime(moment).split(':').map(Number);
  return hour + minute / 60;
};

const sumOf = (hours: readonly Hour[], of: (hour: Hour) => number): number =>
  hours.reduce((total, hour) => total + of(hour), 0);

/** The day so far compared with the same hours a week ago; nothing if there were no orders then. */
const Change = ({ count, before, now }: { readonly count: number; readonly before: number; readonly now: number }) => {
  if (before === 0) return null;
  const percent = Math.round((count / before - 1) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '\u2212' : '';
  return (
    <Difference $less={percent < 0} title={texts.changeHint}>
      {texts.change(`${sign}${Math.abs(percent)}\u00a0%`, weekday(now - days(7)))}
    </Difference>
  );
};

const Chart = ({ orders: { today, weekAgo, weekAgoByNow } }: { readonly orders: Orders }) => {
  const now = useServerNow(minuteMs);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  // Drawing takes a slow machine long, so it waits until somebody will see it: on the screen or on paper.
  const [seen, frame] = useSeen<HTMLDivElement>();
  const printing = usePrinting();
  useEffect(() => whenIdle(() => void HoursChart.preload()), []);
  const count = sumOf(today, ({ started }) => started);
  const turnover = sumOf(today, (hour) => Math.round(hour.turnover * 100)) / 100;
  const average = count === 0 ? null : formatMoney(Math.round(turnover / count));
  const at = pointed === null ? undefined : today[pointed.hour];
  return (
    <>
      <Row $justify="space-between" $align="start">
        <Quiet>
          {texts.ordersTold(
            formatMoney(turnover),
            average,
            sumOf(today, ({ disbanded }) => disbanded),
          )}
        </Quiet>
        <Big>
          <strong aria-label={texts.ordersCount(count)} role="img">
            {count}
          </strong>
          <Change count={count} before={weekAgoByNow} now={now} />
        </Big>
      </Row>
      <ChartFrame ref={frame}>
        {seen || printing ? (
          <HoursChart
            today={today}
            weekAgo={weekAgo}
            nowHour={hourOfDay(now)}
            label={texts.chart(
              count,
              sumOf(weekAgo, ({ started }) => started),
            )}
            onPoint={setPointed}
          />
        ) : (
          <Place />
        )}
        {at !== undefined && pointed !== null && (
          <HourTip hour={at} before={weekAgo[at.hour]?.started ?? 0} left={pointed.left} />
        )}
      </ChartFrame>
      <Row $gap={16}>
        <Mark $colour={theme.color.violet}>{texts.started}</Mark>
        <Mark $colour={theme.color.danger}>{texts.disbanded}</Mark>
        <Mark $dashed $colour={theme.color.text2}>
          {formatDate(now - days(7), now)}
        </Mark>
      </Row>
    </>
  );
};

/** Today's orders, and how often this week's orders ended badly. */
export const OrdersCard = () => {
  const query = useOrdersTodayQuery(dayCall(), deskPolling);
  return (
    <TodayCard title={texts.orders} query={query} height={440}>
      {(today) => (
        <>
          <Chart orders={today} />
          <Shares week={today.week} />
        </>
      )}
    </TodayCard>
  );
};
