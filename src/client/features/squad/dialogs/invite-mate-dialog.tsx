import { useState } from 'react';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import { kopecksToRubles } from '../../../../domain/money/kopecks';
import { quoteMate } from '../../../../domain/pricing/quote';
import { rateIn } from '../../../../domain/squad/selectors/price';
import { nonMatesOf } from '../../../../domain/squad/selectors/members';
import { useInviteMateMutation } from '../../../entities/squad/company-steps-api';
import { moreOf } from '../../../api/more-of';
import { LoadMore } from '../../../kit/feedback/load-more';
import { Button } from '../../../kit/controls/button';
import { Money } from '../../../entities/money/money';
import { FreeNotice } from '../../../entities/mate/free-notice';
import { MateLine } from '../../../entities/mate/mate-line';
import { cardFacts } from '../../../entities/squad/card-facts';
import { serverNow } from '../../../kit/time/server-now';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { hasPaid, paidText, texts } from './texts';
import { useMatesInfiniteQuery } from '../../../entities/mate/mates-api';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { SearchInput } from '../../../kit/form/text-field';
import { useDebouncedValue } from '../../../kit/form/use-debounced-input';
import { Stack } from '../../../kit/layout/stack';
import { Dialog } from '../../../kit/overlay/dialog';

const InviteMateRow = ({ mate }: { readonly mate: MateCard }) => {
  const { view, squad: context, me, whyNot } = useSquad();
  const [invite] = useInviteMateMutation();
  const step = useStep();
  const reason = whyNot({
    type: 'squad.inviteMate',
    by: me.id,
    at: serverNow(),
    mateId: mate.id,
    mate: cardFacts(mate, { gameId: context.gameId, category: { id: context.categoryId, kind: context.categoryKind } }),
  });
  const price = quoteMate({
    rate: rateIn(context, mate.level),
    categoryKind: context.categoryKind,
    categoryPercent: context.categoryPercent,
    durationMinutes: context.durationMinutes,
    nonMates: nonMatesOf(context).length,
  });
  return (
    <MateLine mate={mate}>
      <Money value={kopecksToRubles(price.amount)} />
      {mate.busy !== undefined && mate.active ? (
        <FreeNotice mate={mate} signedIn size="sm" bare />
      ) : (
        <Button
          size="sm"
          variant="soft"
          aria-label={texts.inviteWhom(mate.name)}
          whyNot={reason}
          onClick={() =>
            step(() => invite({ body: { squadId: view.id, mateId: mate.id } }).unwrap(), texts.invited(mate.name))
          }
        >
          {texts.invite}
        </Button>
      )}
    </MateLine>
  );
};

const skeletons = [0, 1, 2, 3].map((row) => <Skeleton key={row} $height={64} $radius="12px" />);

/** Mates who fit the squad's terms, online first. */
export const InviteMateDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const pageState = useSquad();
  const { view, squad } = pageState;
  const [search, setSearch] = useState('');
  const settled = useDebouncedValue(search.trim());
  const found = useMatesInfiniteQuery({
    params: { gameId: squad.gameId },
    query: {
      kind: squad.categoryKind,
      languages: [...squad.languages],
      search: settled,
      ...(squad.platform === 'CROSS' ? {} : { platform: squad.platform }),
    },
  });
  const { data, isLoading, isError, refetch } = found;
  const mates = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog
      title={texts.inviteMate}
      description={texts.matesOf(view.names.category, squad.platform)}
      onClose={onClose}
      width={560}
    >
      {hasPaid(pageState) && <p>{texts.backToGathering(paidText(pageState))}</p>}
      <SearchInput
        label={texts.search}
        value={search}
        maxLength={40}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Stack $gap={12} aria-busy={isLoading}>
        {isLoading && skeletons}
        {isError && data === undefined && <ErrorState onRetry={refetch} />}
        {data !== undefined && mates.length === 0 && <EmptyState text={texts.noMates} />}
        {mates.map((mate) => (
          <InviteMateRow key={mate.id} mate={mate} />
        ))}
        <LoadMore {...moreOf(found)} />
      </Stack>
    </Dialog>
  );
};
