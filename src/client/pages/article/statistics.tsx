import { Eye } from '../../kit/icons/eye';
import { KeyRound } from '../../kit/icons/key-round';
import { Pencil } from '../../kit/icons/pencil';
import { UserPlus } from '../../kit/icons/user-plus';
import { useState } from 'react';
import styled from 'styled-components';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { formatNumber, groupedNumber } from '#domain/text/format.ts';
import { Loaded } from '../../api/loaded';
import { useArticleStatisticsQuery } from '../../entities/blog/blog-writing-api';
import { useGameLink } from '../../entities/game/chosen-game';
import { formatMoney, Money } from '../../entities/money/money';
import { useMe } from '../../entities/person/users-api';
import { ShareDialog } from '../../features/article-sharing/share-dialog';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Badge } from '../../kit/display/badge';
import { formatDay } from '../../kit/display/dates';
import { BusySkeleton } from '../../kit/feedback/busy-skeleton';
import { SegmentedControl } from '../../kit/form/segmented-control';
import { Card, CardTitle } from '../../kit/layout/card';
import { Grid, fitColumns, Row, Stack } from '../../kit/layout/stack';
import { serverNow } from '../../kit/time/server-now';
import { tabular, theme } from '../../kit/theme/theme';
import { texts } from './statistics-texts';
import { editorPath } from '#contract/routes/product-pages.ts';

const Income = styled(Money)`
  font: 600 30px/1.2 ${theme.font.title};
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 28px;
  dt {
    color: ${theme.color.text2};
    font-size: 13px;
  }
  dd {
    font-weight: 700;
    font-size: 18px;
    ${tabular}
  }
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
  svg {
    width: 16px;
    height: 16px;
  }
`;

const Chart = styled.ol`
  display: flex;
  align-items: end;
  gap: 6px;
  height: 190px;
  padding-top: 24px;
  overflow-x: auto;
  li {
    display: flex;
    flex: 1 0 30px;
    flex-direction: column;
    align-items: center;
    justify-content: end;
    gap: 6px;
    height: 100%;
    color: ${theme.color.text3};
    font-size: 12px;
    white-space: nowrap;
  }
  i {
    width: 100%;
    border-radius: 6px 6px 2px 2px;
    background: ${theme.color.message};
  }
  li[data-sold] i {
    background: ${theme.color.violet};
  }
  b {
    color: ${theme.color.violetText};
  }
`;

/** `2026-11-22` at noon in Moscow: the same calendar day in all nearby time zones. */
const dayName = (day: string): string => formatDay(Date.parse(`${day}T12:00:00+03:00`), serverNow());

/** `22.11`: fits under a bar. */
const dayShort = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}`;

type Days = '7' | '30' | 'all';
const days: readonly Days[] = ['all', '30', '7'];

/** As percent of those who opened it. */
const share = (part: number, whole: number): string =>
  `${formatNumber(whole === 0 ? 0 : (part / whole) * 100, 1)}\u00a0%`;

/** Statistics of an article, for its author only. */
export const Statistics = ({ article }: { readonly article: ArticleView }) => {
  const me = useMe();
  const [sharing, setSharing] = useState(false);
  const [period, setPeriod] = useState<Days>('all');
  const link = useGameLink();
  const query = useArticleStatisticsQuery({ params: { id: article.id }, query: { days: period } });
  return (
    <Card as="section" aria-labelledby="stats">
      <Stack $gap={20}>
        <Row $justify="space-between">
          <Row>
            <CardTitle id="stats">{texts.stats}</CardTitle>
            <Badge $tone="violet">
              <Eye aria-hidden size={14} />
              {texts.onlyYou}
            </Badge>
          </Row>
          <Row>
            <SegmentedControl
              label={texts.period}
              value={period}
              onChange={setPeriod}
              options={days.map((value) => ({ value, label: texts.periods[value] }))}
            />
            <ButtonLink to={link(editorPath({ articleId: article.id }))} size="sm">
              <Pencil aria-hidden />
              {texts.edit}
            </ButtonLink>
          </Row>
        </Row>
        <Loaded query={query} skeleton={<BusySkeleton $height={200} />} keepsFormer>
          {(data) => (
            <Grid $columns={fitColumns(300)} $gap={24}>
              <Stack $gap={14}>
                <div>
                  <Line>{texts.income}</Line>
                  <Income value={data.income} />
                  {data.purchases > 0 && <Line>{texts.incomeOf(data.purchases, formatMoney(article.price))}</Line>}
                </div>
                <Facts>
                  {(
                    [
                      [texts.opened, data.views],
                      [texts.readers, data.readers],
                      [texts.purchases, data.purchases],
                      ...(article.price > 0 ? [[texts.conversion, share(data.purchases, data.views)] as const] : []),
                      [texts.likesCount, data.likes],
                    ] as const
                  ).map(([name, value]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{typeof value === 'string' ? value : groupedNumber(value)}</dd>
                    </div>
                  ))}
                </Facts>
                {data.newClients > 0 && (
                  <Line>
                    <UserPlus aria-hidden />
                    {texts.newClients(data.newClients)}
                  </Line>
                )}
                <Line>
                  <KeyRound aria-hidden />
                  {texts.shares(data.shares)}
                  {me !== null && me.mateAccess !== null && (
                    <Button size="sm" variant="ghost" onClick={() => setSharing(true)}>
                      {texts.changeShares}
                    </Button>
                  )}
                </Line>
              </Stack>
              {data.byDay.length === 0 ? (
                <Line>{texts.noViews}</Line>
              ) : (
                <Chart aria-label={texts.byDay} tabIndex={0}>
                  {data.byDay.map(({ day, views, purchases }) => (
                    <li
                      key={day}
                      title={texts.day(dayName(day), views, purchases)}
                      {...(purchases > 0 ? { 'data-sold': true } : {})}
                    >
                      <b>{views}</b>
                      <i style={{ height: `${(views / Math.max(1, ...data.byDay.map((one) => one.views))) * 100}%` }} />
                      <span>{dayShort(day)}</span>
                    </li>
                  ))}
                </Chart>
              )}
            </Grid>
          )}
        </Loaded>
      </Stack>
      {sharing && <ShareDialog article={article} onClose={() => setSharing(false)} />}
    </Card>
  );
};
