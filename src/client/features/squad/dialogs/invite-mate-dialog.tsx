import { useState } from 'react';
import { useMatesInfiniteQuery } from '../../../api/mates-api';
import { Button } from '../../../ui/controls/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { SearchInput } from '../../../ui/form/search-input';
import { useDebounced } from '../../../ui/form/use-debounced';
import { Stack } from '../../../ui/layout/stack';
import { Dialog } from '../../../ui/overlay/dialog';
import { useSquad } from '../scene/squad-scene';
import { hasPaid, paidWords } from './paid-words';
import { InviteMateRow } from './invite-mate-row';
import { texts } from './texts';

const skeletons = [0, 1, 2, 3].map((row) => <Skeleton key={row} $height={64} $radius="12px" />);

/** Mates who fit the squad's terms, online first. */
export const InviteMateDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view } = useSquad();
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data, isLoading, isError, refetch, hasNextPage, fetchNextPage } = useMatesInfiniteQuery({
    params: { gameId: view.gameId },
    query: {
      kind: view.category.kind,
      languages: view.languages,
      search: settled,
      ...(view.platform === 'CROSS' ? {} : { platform: view.platform }),
    },
  });
  const mates = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog title={texts.inviteMate} description={texts.matesOf(view.category.name, view.platform)} onClose={onClose} width={560}>
      {hasPaid(view) && <p>{texts.backToGathering(paidWords(view))}</p>}
      <SearchInput label={texts.search} value={search} maxLength={40} onChange={({ target }) => setSearch(target.value)} />
      <Stack $gap={12} aria-busy={isLoading}>
        {isLoading && skeletons}
        {isError && <ErrorState onRetry={refetch} />}
        {data !== undefined && mates.length === 0 && <EmptyState text={texts.noMates} />}
        {mates.map((mate) => (
          <InviteMateRow key={mate.id} mate={mate} />
        ))}
        {hasNextPage && (
          <Button variant="ghost" onClick={() => fetchNextPage()}>
            {texts.more}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
};
