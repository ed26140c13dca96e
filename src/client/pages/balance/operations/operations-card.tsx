import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Receipt } from '#client/kit/icons/receipt.tsx';
import type { Transaction } from '#contract/schemas/transaction.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useTransactionsInfiniteQuery } from '#client/entities/money/balance-transactions-api.ts';
import { useOperationsFilter } from './use-operations-filter';
import { type DayRow, dayRows } from './day-rows';
import { HistoryFile } from './history-file';
import { OperationsFilter } from './operations-filter';
import { PeriodFilter } from './period-filter';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { texts } from './texts';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { EndlessList } from '#client/kit/display/endless-list.tsx';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { moreOf } from '#client/api/more-of.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { below, tabular, theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { OperationDetails } from './operation-details';
import { OperationRow } from './operation-row';
import { useFurtherPages } from '#client/api/use-further-pages.ts';

/** Operations for the filter in the address, with the totals of their days. */
const useOperations = () => {
  const chosen = useOperationsFilter();
  const list = useTransactionsInfiniteQuery(chosen.filter);
  const pages = list.currentData?.pages;
  const lines = useMemo(() => pages?.flatMap(({ items }) => items), [pages]);
  const rows = useMemo(() => {
    const sums = new Map(pages?.flatMap(({ days }) => days.map((day) => [day.day, day] as const)));
    return dayRows(lines ?? [], sums, serverNow());
  }, [pages, lines]);
  return { ...list, ...chosen, lines, rows };
};

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 66px;
  padding: 10px 20px;
`;

const TextBlock = styled.div`
  display: grid;
  flex: 1;
  gap: 8px;
`;

const widths = ['46%', '32%', '54%', '38%', '44%', '30%'] as const;

/** Placeholders shaped like lines. */
const OperationsSkeleton = () => (
  <div role="status" aria-label={texts.loading}>
    {widths.map((width) => (
      <Line key={width}>
        <Skeleton $width="40px" $height={40} $radius="10px" />
        <TextBlock>
          <Skeleton $width={width} />
          <Skeleton $width="28%" $height={13} />
        </TextBlock>
        <Skeleton $width="72px" />
      </Line>
    ))}
  </div>
);

const Frame = styled(Card)`
  min-width: 0;
  min-height: 320px;
  padding: 20px 0 12px;
`;

const Head = styled(Row)`
  justify-content: space-between;
  padding: 0 20px 12px;
  ${below('md')} {
    padding-inline: 16px;
  }
`;

/** On a phone only the texts fit one row. */
const Tools = styled(Row)`
  ${below('md')} {
    svg {
      display: none;
    }
  }
`;

const Day = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 16px;
  padding: 16px 20px 4px;
  color: ${theme.color.text3};
  font: 600 13px/1.4 ${theme.font.text};
  h3 {
    font: inherit;
  }
  span {
    font-weight: 500;
    ${tabular}
  }
  ${below('md')} {
    padding-inline: 16px;
  }
`;

/** The total of a day with several operations. */
const DayHead = ({ name, sums }: Extract<DayRow, { kind: 'day' }>) => (
  <Day>
    <h3>{name}</h3>
    {sums !== undefined && (
      <Row $gap={12}>
        {sums.income > 0 && <span title={texts.came}>{formatMoney(sums.income, true)}</span>}
        {sums.spent < 0 && <span title={texts.went}>{formatMoney(sums.spent, true)}</span>}
      </Row>
    )}
  </Day>
);

/** The history by day, filtered, endless; a line opens its details. */
export const OperationsCard = () => {
  const operations = useOperations();
  const {
    lines,
    rows,
    groups,
    period,
    filter,
    isFiltered,
    chooseGroups,
    choosePeriod,
    showAll,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = operations;
  const loadMore = useFurtherPages(operations);
  const [open, setOpen] = useState<string | null>(null);
  const isMate = Boolean(useMe()?.mateAccess);
  const shown = lines?.find(({ id }) => id === open);

  const nothing = isFiltered ? (
    <EmptyState
      icon={<Receipt />}
      text={texts.emptyFiltered}
      action={
        <Button size="sm" onClick={showAll}>
          {texts.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={<Receipt />} text={isMate ? texts.emptyForMates : texts.empty} />
  );
  const content = (
    <>
      <EndlessList
        items={rows}
        itemKey={({ key }) => key}
        itemHeight={66}
        renderItem={(row) =>
          row.kind === 'day' ? (
            <DayHead {...row} />
          ) : (
            <OperationRow line={row.line} onOpen={({ id }: Transaction) => setOpen(id)} />
          )
        }
        hasMore={hasNextPage && !isFetchNextPageError}
        loading={isFetchingNextPage}
        onMore={loadMore}
      />
      <LoadMore {...moreOf(operations)} hasMore={false} />
    </>
  );
  return (
    <Frame as="section" aria-labelledby="operations">
      <Head>
        <SectionTitle id="operations">{texts.title}</SectionTitle>
        <Tools $gap={8}>
          <PeriodFilter period={period} onChoose={choosePeriod} />
          <OperationsFilter groups={groups} onChoose={chooseGroups} />
          {lines !== undefined && lines.length > 0 && <HistoryFile filter={filter} />}
        </Tools>
      </Head>
      <Loaded query={itemsOf(operations)} skeleton={<OperationsSkeleton />} empty={nothing}>
        {() => content}
      </Loaded>
      {shown !== undefined && <OperationDetails line={shown} onClose={() => setOpen(null)} />}
    </Frame>
  );
};
