import { UserSearch } from '../../kit/icons/user-search';
import styled from 'styled-components';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { Loaded } from '../../api/loaded';
import { useMe } from '../../entities/person/users-api';
import type { PagedList } from '../../api/use-paged-list';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Stale } from '../../kit/layout/prose';
import { MateCardSkeletons } from '../../entities/mate/mates-grid';
import { theme } from '../../kit/theme/theme';
import { MatesList } from './mates-list';
import { countFilters, type FilterControls } from './team-filters';
import { texts } from './texts';

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 16px;
  min-height: 72px;
  color: ${theme.color.text3};
  font-size: 13px;
`;

interface FoundMatesProps {
  readonly gameId: string;
  readonly controls: FilterControls;
  readonly found: PagedList<MateCard>;
}

const emptyText = ({ filters }: FilterControls): string => {
  if (filters.favorite && countFilters(filters) === 1 && filters.search === '') return texts.emptyFavorites;
  if (countFilters(filters) > 0) return texts.empty;
  return filters.search === '' ? texts.emptyGame : texts.emptySearch;
};

/** Removes what hides results: the filters first, then the name. */
const Widen = ({ filters, reset, change }: FilterControls) => {
  if (countFilters(filters) > 0) return <Button onClick={reset}>{texts.reset}</Button>;
  return filters.search === '' ? null : <Button onClick={() => change({ search: '' })}>{texts.showAll}</Button>;
};

/** The list in its four states; an error of a later page keeps what was loaded before it. */
export const FoundMates = ({ gameId, controls, found }: FoundMatesProps) => {
  const me = useMe();
  const { query, stale, hasMore, loadingMore, loadMore, moreFailure, retryMore } = found;
  return (
    <Loaded
      query={query}
      skeleton={<MateCardSkeletons count={9} />}
      empty={<EmptyState icon={<UserSearch />} text={emptyText(controls)} action={<Widen {...controls} />} />}
    >
      {(mates) => (
        <Stale $stale={stale} aria-busy={stale || loadingMore}>
          <MatesList mates={mates} me={me} gameId={gameId} kind={controls.filters.kind} onMore={loadMore} />
          <Foot>
            {moreFailure !== undefined ? (
              <>
                <span role="alert">{texts.moreFailed}</span>
                <Button size="sm" onClick={retryMore}>
                  {texts.retry}
                </Button>
              </>
            ) : (
              <span role="status">{loadingMore ? texts.loading : hasMore ? '' : texts.end}</span>
            )}
          </Foot>
        </Stale>
      )}
    </Loaded>
  );
};
