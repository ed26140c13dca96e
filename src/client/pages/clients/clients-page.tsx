import { UsersRound } from '../../kit/icons/users-round';
import styled from 'styled-components';
import { useState } from 'react';
import type { MateClient } from '#contract/mates/mate-clients.ts';
import { Loaded } from '../../api/loaded';
import { useMe } from '../../entities/person/users-api';
import { type PagedList, usePagedList } from '../../api/use-paged-list';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { EndlessList } from '../../kit/display/endless-list';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Card } from '../../kit/layout/card';
import { Stack } from '../../kit/layout/stack';
import { Stale } from '../../kit/layout/prose';
import { below, theme } from '../../kit/theme/theme';
import { ClientCard } from './client-card';
import { texts } from './texts';
import { useMateClientsInfiniteQuery } from '../../entities/mate/mate-clients-api';
import { Chip } from '../../kit/display/chip';
import { useFocusFallback } from '../../kit/controls/use-focus-fallback';
import { SearchInput } from '../../kit/form/text-field';
import { useDebouncedValue } from '../../kit/form/use-debounced-input';
import { Page } from '../../kit/layout/page';
import { PageTitle } from '../../kit/routing/page-title';
import { ordersPath } from '#contract/routes/game-pages.ts';

interface FoundClientsProps {
  readonly found: PagedList<MateClient>;
  readonly filtered: boolean;
  readonly onlyFavorites: boolean;
  readonly onReset: () => void;
}

const Item = styled.div`
  padding-bottom: 12px;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 16px;
  color: ${theme.color.text2};
`;

const skeleton = (
  <Stack $gap={12} role="status" aria-label={texts.loading}>
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} $height={118} $radius="16px" />
    ))}
  </Stack>
);

/** The list in its four states: loading, empty, error, content. */
const FoundClients = ({ found, filtered, onlyFavorites, onReset }: FoundClientsProps) => {
  const me = useMe();
  const gameId = me?.mateAccess?.gameId ?? '';
  const { query, stale, hasMore, loadingMore, loadMore, moreFailure, retryMore } = found;
  const nothing = (
    <Card>
      <EmptyState
        icon={<UsersRound />}
        text={onlyFavorites ? texts.noFavorites : filtered ? texts.nothing : texts.empty}
        action={
          filtered ? (
            <Button onClick={onReset}>{texts.reset}</Button>
          ) : (
            <ButtonLink to={ordersPath({ gameId })}>{texts.openOrders}</ButtonLink>
          )
        }
      />
    </Card>
  );
  return (
    <Loaded query={query} skeleton={skeleton} empty={nothing} failedIn={Card}>
      {(clients) => (
        <Stale $stale={stale} aria-busy={stale || loadingMore}>
          <EndlessList
            items={clients}
            itemKey={({ id }) => id}
            itemHeight={130}
            hasMore={hasMore}
            loading={loadingMore}
            onMore={loadMore}
            renderItem={(client) => (
              <Item>
                <ClientCard client={client} me={me} gameId={gameId} />
              </Item>
            )}
          />
          {moreFailure !== undefined && (
            <Foot role="alert">
              {texts.moreFailed}
              <Button size="sm" onClick={retryMore}>
                {texts.retry}
              </Button>
            </Foot>
          )}
        </Stale>
      )}
    </Loaded>
  );
};

const pageSize = 40;

const Lead = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  margin: 24px 0 16px;
  > :first-child {
    flex: 0 1 360px;
    ${below('md')} {
      flex-basis: 100%;
    }
  }
`;

const Count = styled.span`
  margin-left: auto;
  line-height: 44px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

/** A mate's clients: favourites first, then by their last game. */
export const ClientsPage = () => {
  const [search, setSearch] = useState('');
  const [favorite, setFavorite] = useState(false);
  // A client whose star was pressed moves, or leaves the list of favourites, with the focus.
  const focusRef = useFocusFallback<HTMLDivElement>();
  const debounced = useDebouncedValue(search);
  const found = usePagedList(
    useMateClientsInfiniteQuery({ query: { search: debounced, favorite: String(favorite), limit: pageSize } }),
  );
  const reset = () => {
    setSearch('');
    setFavorite(false);
  };
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <Lead>{texts.lead}</Lead>
      <Bar>
        <SearchInput
          label={texts.search}
          maxLength={40}
          placeholder={texts.searchPlaceholder}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Chip selected={favorite} onClick={() => setFavorite(!favorite)}>
          {texts.favorites}
        </Chip>
        {found.total !== undefined && (
          <Count aria-live="polite">{found.total === null ? texts.many : texts.total(found.total)}</Count>
        )}
      </Bar>
      <div ref={focusRef} tabIndex={-1} role="region" aria-label={texts.list}>
        <FoundClients
          found={found}
          filtered={debounced.trim() !== '' || favorite}
          onlyFavorites={favorite && debounced.trim() === ''}
          onReset={reset}
        />
      </div>
    </Page>
  );
};
