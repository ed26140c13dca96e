import { useMemo } from 'react';
import { failureOf } from '../../api/api-failure';
import { useSquadHistoryInfiniteQuery } from '../../api/squads-api';
import type { HistoryQuery } from '../../api/squads-api';
import { useMe } from '../../api/use-me';
import { EndlessList } from '../../ui/data/endless-list';
import { ErrorState } from '../../ui/feedback/error-state';
import { HistoryEmpty } from './history-empty';
import { Frame } from './history-look';
import { HistoryRow } from './history-row';
import { HistorySkeleton } from './history-skeleton';

interface HistoryListProps {
  readonly query: HistoryQuery;
  readonly onShowAll: () => void;
}

/** A person's squads of one section that fit the filter, newest first, endless. */
export const HistoryList = ({ query, onShowAll }: HistoryListProps) => {
  const me = useMe();
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useSquadHistoryInfiniteQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const squads = useMemo(() => currentData?.pages.flatMap(({ items }) => items), [currentData]);
  if (me === null || (squads === undefined && error === undefined)) return <HistorySkeleton />;
  return (
    <Frame>
      {squads === undefined && <ErrorState text={failureOf(error).message} onRetry={refetch} />}
      {squads?.length === 0 && <HistoryEmpty query={query} isMate={me.mateAccess !== null} onShowAll={onShowAll} />}
      {squads !== undefined && squads.length > 0 && (
        <EndlessList
          items={squads}
          itemKey={({ id }) => id}
          itemHeight={76}
          renderItem={(squad) => <HistoryRow squad={squad} myId={me.id} />}
          hasMore={hasNextPage && !isFetchNextPageError}
          loading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
      {squads !== undefined && isFetchNextPageError && <ErrorState text={failureOf(error).message} onRetry={fetchNextPage} />}
    </Frame>
  );
};
