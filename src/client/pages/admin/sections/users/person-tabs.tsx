import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { squadNumber } from '../../../../../domain/text/format';
import { failureOf } from '../../../../api/api-error';
import { usePagedList } from '../../../../api/use-paged-list';
import {
  useAdminUserMoneyInfiniteQuery,
  useAdminUserReviewsInfiniteQuery,
  useAdminUserSquadsInfiniteQuery,
} from '../../../../entities/admin/admin-users-api';
import { formatMoney } from '../../../../entities/money/money';
import { Button } from '../../../../kit/controls/button';
import { Badge } from '../../../../kit/display/badge';
import { DateText } from '../../../../kit/display/moments';
import { EmptyState } from '../../../../kit/feedback/empty-state';
import { ErrorState } from '../../../../kit/feedback/error-state';
import { Skeleton } from '../../../../kit/feedback/skeleton';
import { Stack } from '../../../../kit/layout/stack';
import { Tabs } from '../../../../kit/overlay/tabs';
import { TextLink } from '../../../../kit/routing/text-link';
import { tabular, theme } from '../../../../kit/theme/theme';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import type { Person } from './person';
import { PersonSessions } from './person-sessions';
import { texts } from './texts';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  padding: 10px 0;
  border-bottom: 1px solid ${theme.color.line};
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 12px;
    overflow-wrap: anywhere;
  }
  > :last-child {
    ${tabular}
    text-align: right;
  }
`;

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

type Answer<Item> = Omit<Parameters<typeof usePagedList<Item>>[0], 'data' | 'currentData'> & {
  readonly data?: { readonly pages: readonly Page<Item>[] } | undefined;
  readonly currentData?: { readonly pages: readonly Page<Item>[] } | undefined;
};

const withTotals = <Item,>(data: { readonly pages: readonly Page<Item>[] } | undefined) =>
  data && { pages: data.pages.map((page) => ({ ...page, total: null })) };

const Lines = <Item,>({
  answer,
  empty,
  line,
}: {
  readonly answer: Answer<Item>;
  readonly empty: string;
  readonly line: (item: Item) => ReactNode;
}) => {
  const list = usePagedList<Item>({
    ...answer,
    data: withTotals(answer.data),
    currentData: withTotals(answer.currentData),
  });
  if (list.items === undefined)
    return list.error === undefined ? (
      <Stack $gap={12} role="status" aria-busy>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} $height={44} />
        ))}
      </Stack>
    ) : (
      <ErrorState text={failureOf(list.error).message} onRetry={list.retry} />
    );
  if (list.items.length === 0) return <EmptyState text={empty} />;
  return (
    <Stack $gap={12}>
      <ul>{list.items.map(line)}</ul>
      {list.hasMore && (
        <Button size="sm" variant="ghost" busy={list.loadingMore} onClick={list.more}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
};

const Squads = ({ id }: { readonly id: string }) => (
  <Lines
    answer={useAdminUserSquadsInfiniteQuery(id)}
    empty={texts.noSquads}
    line={(squad) => (
      <Line key={squad.id}>
        <span>
          <TextLink to={`/${squad.gameId}/squads/${squad.id}`}>{squadNumber(squad.id)}</TextLink>{' '}
          <Badge $tone={squad.dispute === null ? 'neutral' : 'danger'}>
            {squad.dispute !== null && squad.dispute !== 'CLOSED'
              ? texts.dispute
              : squad.settled
                ? texts.settled
                : texts.squadStatuses[squad.status]}
          </Badge>
          <small>
            {squad.category.name}, {texts.minutes(squad.durationMinutes)},{' '}
            {squad.members
              .filter(({ user }) => user.id !== id)
              .map(({ user }) => user.username)
              .join(', ')}
          </small>
        </span>
        <span>
          {formatMoney(squad.amount, true)}
          <small>
            <DateText value={squad.createdAt} />
          </small>
        </span>
      </Line>
    )}
  />
);

const Money = ({ id }: { readonly id: string }) => (
  <Lines
    answer={useAdminUserMoneyInfiniteQuery(id)}
    empty={texts.noMoney}
    line={(row) => (
      <Line key={row.id}>
        <span>
          {texts.operations[row.type]}
          <small>
            {row.squad !== null && `${squadNumber(row.squad.id)} `}
            {row.details.comment ?? row.details.username ?? row.details.method ?? ''}
          </small>
        </span>
        <span>
          {formatMoney(row.amount, true)}
          <small>
            <DateText value={row.createdAt} />
          </small>
        </span>
      </Line>
    )}
  />
);

const Reviews = ({ id }: { readonly id: string }) => (
  <Lines
    answer={useAdminUserReviewsInfiniteQuery(id)}
    empty={texts.noReviews}
    line={(row) => (
      <Line key={row.id}>
        <span>
          {row.text}
          <small>
            {row.about
              ? texts.aboutPerson(row.other?.username ?? texts.imported)
              : texts.byPerson(row.other?.username ?? '')}
            {row.hidden ? `, ${texts.reviewHidden}` : row.shownAt === null ? `, ${texts.reviewWaits}` : ''}
          </small>
        </span>
        <span>
          {row.rating.toFixed(1).replace('.', ',')}
          <small>
            <DateText value={row.createdAt} />
          </small>
        </span>
      </Line>
    )}
  />
);

type Tab = keyof typeof texts.tabs;

/** What stands behind the figures; the open tab is in the address. */
export const PersonTabs = ({ person: { id, counts } }: { readonly person: Person }) => {
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const [own] = useState(() => params.get('tab'));
  const contents: readonly { readonly value: Tab; readonly count?: number; readonly content: ReactNode }[] = [
    { value: 'squads', count: counts.squads, content: <Squads id={id} /> },
    ...(may('VIEW_TRANSACTIONS_LIST') ? [{ value: 'money' as const, content: <Money id={id} /> }] : []),
    { value: 'reviews', count: counts.reviews, content: <Reviews id={id} /> },
    { value: 'sessions', count: counts.sessions, content: <PersonSessions id={id} /> },
    {
      value: 'notes',
      content: (
        <Stack $gap={20}>
          <SubjectHistory subject={`user:${id}`} />
        </Stack>
      ),
    },
  ];
  const asked = params.get('tab') ?? own;
  const value = contents.find((tab) => tab.value === asked)?.value ?? 'squads';
  return (
    <Tabs<Tab>
      label={texts.tabsLabel}
      value={value}
      onChange={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
      tabs={contents.map(({ value: tab, count, content }) => ({
        value: tab,
        label: count === undefined ? texts.tabs[tab] : `${texts.tabs[tab]} ${count}`,
        content,
      }))}
    />
  );
};
