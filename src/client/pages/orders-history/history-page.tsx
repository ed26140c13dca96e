import { freshFor, type PageComponent, unsubscribed } from '../../api/first-queries';
import { groupedNumber } from '#domain/text/format.ts';
import { useCallback } from 'react';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { Inbox } from '../../kit/icons/inbox';
import {
  type HistoryFilter,
  type HistoryQuery,
  type HistorySection,
  useSquadHistoryInfiniteQuery,
  useSquadHistorySectionsQuery,
} from '../../entities/squad/squad-lists-history-api';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import type { Me } from '#contract/schemas/me.ts';
import { historySections } from '#contract/squads/history-sections.ts';
import { categoryKinds } from '#domain/games/category.ts';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Count, Frame, Head, Waiting } from './history-styles';
import { texts } from './texts';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { moreOf } from '../../api/more-of';
import { LoadMore } from '../../kit/feedback/load-more';
import { EmptyState } from '../../kit/feedback/empty-state';
import { useGameLink } from '../../entities/game/chosen-game';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { useMe } from '../../entities/person/users-api';
import { EndlessList } from '../../kit/display/endless-list';
import { HistoryRow } from './history-row';
import { Page } from '../../kit/layout/page';
import { Tabs } from '../../kit/overlay/tabs';
import { PageTitle } from '../../kit/routing/page-title';
import { HistoryFilters } from './history-filters';
import { chosenGame } from '#contract/routes/route.ts';
import { createSquadPath, ordersPath } from '#contract/routes/game-pages.ts';
import { useFurtherPages } from '#client/api/use-further-pages.ts';
import { squadListsHistoryApi } from '../../entities/squad/squad-lists-history-api';

const first: HistorySection = 'all';
/** `gameId` is the game chosen in the shell, so the filter needs another name. */
const names = { section: 'section', game: 'game', kind: 'kind' } as const;
const isSlug = (text: string | null): text is string => text !== null && /^[a-z0-9][a-z0-9-]{0,31}$/.test(text);

const shownBy = (query: URLSearchParams): { readonly section: HistorySection; readonly filter: HistoryFilter } => {
  const kind = categoryKinds.find((one) => one === query.get(names.kind));
  const game = query.get(names.game);
  return {
    section: historySections.find((id) => id === query.get(names.section)) ?? first,
    filter: { ...(isSlug(game) ? { gameId: game } : {}), ...(kind === undefined ? {} : { kind }) },
  };
};

/** Section and filter are in the page's address: a link or Back restores them. */
const useSection = () => {
  const [query, setQuery] = useAddressQuery();
  const { section, filter } = shownBy(query);
  const write = useCallback(
    (changes: Partial<Record<keyof typeof names, string>>) => {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '' || value === first) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return { section, filter, write };
};

const widths = ['46%', '32%', '54%', '38%', '44%', '30%'] as const;

/** Placeholders shaped like rows. */
const HistorySkeleton = () => (
  <Frame role="status" aria-label={texts.loading}>
    {widths.map((width) => (
      <Waiting key={width}>
        <Skeleton $width="40px" $height={40} $radius="10px" />
        <div>
          <Skeleton $width={width} />
          <Skeleton $width="28%" $height={13} />
        </div>
        <Skeleton $width="72px" />
      </Waiting>
    ))}
  </Frame>
);

interface HistoryEmptyProps {
  readonly query: HistoryQuery;
  readonly me: Me;
  readonly onShowAll: () => void;
}

const HistoryEmpty = ({ query: { section, gameId, kind }, me, onShowAll }: HistoryEmptyProps) => {
  const link = useGameLink();
  const isFiltered = gameId !== undefined || kind !== undefined;
  if (section !== 'all' || isFiltered) {
    return (
      <EmptyState
        icon={<Inbox />}
        text={isFiltered || section === 'all' ? texts.emptyFilter : texts.emptySections[section]}
        action={
          <Button size="sm" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      />
    );
  }
  return me.mateAccess !== null ? (
    <EmptyState
      icon={<Inbox />}
      text={texts.emptyMate}
      action={<ButtonLink to={link(ordersPath({ gameId: chosenGame }))}>{texts.invitations}</ButtonLink>}
    />
  ) : (
    <EmptyState
      icon={<Inbox />}
      text={texts.emptyClient}
      action={
        <OwnSquadGate me={me} variant="primary">
          <ButtonLink to={link(createSquadPath({ gameId: chosenGame }))} variant="primary">
            {texts.create}
          </ButtonLink>
        </OwnSquadGate>
      }
    />
  );
};

interface HistoryListProps {
  readonly query: HistoryQuery;
  readonly onShowAll: () => void;
}

/** A person's squads of one section and filter, newest first, endless. */
const HistoryList = ({ query, onShowAll }: HistoryListProps) => {
  const me = useMe();
  const list = useSquadHistoryInfiniteQuery(query, { refetchOnMountOrArgChange: freshFor });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const loadMore = useFurtherPages(list);
  if (me === null) return <HistorySkeleton />;
  return (
    <Loaded
      query={itemsOf(list)}
      skeleton={<HistorySkeleton />}
      empty={
        <Frame>
          <HistoryEmpty query={query} me={me} onShowAll={onShowAll} />
        </Frame>
      }
      failedIn={Frame}
    >
      {(squads) => (
        <Frame>
          <EndlessList
            items={squads}
            itemKey={({ id }) => id}
            itemHeight={76}
            renderItem={(squad) => <HistoryRow squad={squad} myId={me.id} />}
            hasMore={hasNextPage && !isFetchNextPageError}
            loading={isFetchingNextPage}
            onMore={loadMore}
          />
          <LoadMore {...moreOf(list)} hasMore={false} />
        </Frame>
      )}
    </Loaded>
  );
};

/** `/{gameId}/orders-history` */
export const HistoryPage: PageComponent = () => {
  const { section, filter, write } = useSection();
  const { currentData: counts } = useSquadHistorySectionsQuery({ query: filter });
  const countOf = (id: string) => counts?.find((one) => one.id === id)?.count;
  return (
    <Page>
      <Head>
        <PageTitle>{texts.title}</PageTitle>
        <HistoryFilters filter={filter} onChange={write} />
      </Head>
      <Tabs
        label={texts.tabs}
        value={section}
        onChange={(next) => write({ section: next })}
        tabs={historySections.map((id) => {
          const count = countOf(id);
          return {
            value: id,
            label: (
              <>
                {texts.sections[id]} <Count>{count !== undefined && groupedNumber(count)}</Count>
              </>
            ),
            content: (
              <HistoryList
                query={{ section: id, ...filter }}
                onShowAll={() => write({ section: '', game: '', kind: '' })}
              />
            ),
          };
        })}
      />
    </Page>
  );
};

HistoryPage.firstQueries = ({ me, query }) => {
  if (me === null) return [];
  const { section, filter } = shownBy(query);
  return [
    squadListsHistoryApi.endpoints.squadHistory.initiate({ section, ...filter }, unsubscribed),
    squadListsHistoryApi.endpoints.squadHistorySections.initiate({ query: filter }, unsubscribed),
  ];
};
