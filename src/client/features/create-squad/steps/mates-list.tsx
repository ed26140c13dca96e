import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import type { Category, Game } from '../../../../contract/reference';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import type { Me } from '../../../../contract/schemas/me';
import { useMatesInfiniteQuery } from '../../../api/mates-api';
import { EndlessList } from '../../../ui/data/endless-list';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { SearchInput } from '../../../ui/form/search-input';
import { useDebounced } from '../../../ui/form/use-debounced';
import { Stack } from '../../../ui/layout/stack';
import type { Draft } from '../draft/draft';
import { takenOf } from '../draft/fit-draft';
import type { ChangeDraft } from '../draft/use-draft';
import { texts } from '../texts';
import { MateChoice } from './mate-choice';
import { matePrice } from './mate-price';

interface MatesListProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly game: Game;
  readonly category: Category | undefined;
  readonly me: Me | null;
}

const skeletons = [0, 1, 2, 3].map((row) => <Skeleton key={row} $height={82} $radius="16px" />);

/** Mates who fit the terms, online first, without end. */
export const MatesList = ({ draft, change, game, category, me }: MatesListProps) => {
  const [search, setSearch] = useState('');
  const named = useDebounced(search.trim());
  const { data, isLoading, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useMatesInfiniteQuery({
    params: { gameId: game.id },
    query: {
      search: named,
      languages: draft.languages,
      ...(category === undefined ? {} : { kind: category.kind }),
      ...(draft.platform === 'CROSS' ? {} : { platform: draft.platform }),
    },
  });
  const mates = data?.pages.flatMap(({ items }) => items).filter(({ id }) => id !== me?.id) ?? [];
  const full = takenOf(draft) >= (category?.kind === 'EDUCATION_PROMO' ? draft.slots : game.maxSlots);
  const toggle = (mate: MateCard, chosen: boolean) =>
    change(({ mates: before }) => ({ mates: [...before.filter(({ id }) => id !== mate.id), ...(chosen ? [mate] : [])] }));
  return (
    <Stack $gap={12}>
      <SearchInput label={texts.search} value={search} maxLength={40} placeholder={texts.searchPlaceholder} onChange={({ target }) => setSearch(target.value)} />
      {isLoading && (
        <Stack $gap={10} aria-busy>
          {skeletons}
        </Stack>
      )}
      {isError && mates.length === 0 && <ErrorState onRetry={refetch} />}
      {data !== undefined && mates.length === 0 && <EmptyState icon={<UserSearch />} text={named === '' ? texts.noMates : texts.noMatesNamed(named)} />}
      {mates.length > 0 && (
        <EndlessList
          items={mates}
          itemKey={({ id }) => id}
          itemHeight={94}
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
          renderItem={(mate) => (
            <MateChoice
              mate={mate}
              price={matePrice(mate, draft, category, me?.mateAccess != null)}
              chosen={draft.mates.some(({ id }) => id === mate.id)}
              whyNot={full ? texts.noPlace : null}
              onChange={(chosen) => toggle(mate, chosen)}
            />
          )}
        />
      )}
    </Stack>
  );
};
