import { useState } from 'react';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { quoteMate } from '#domain/pricing/quote.ts';
import { rateIn } from '#domain/squad/selectors/price.ts';
import { nonMatesOf } from '#domain/squad/selectors/members.ts';
import { useInviteMateMutation } from '#client/entities/squad/squad-members-api.ts';
import { moreOf } from '#client/api/more-of.ts';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Money } from '#client/entities/money/money.tsx';
import { FreeNotice } from '#client/entities/mate/free-notice.tsx';
import { MateLine } from '#client/entities/mate/mate-line.tsx';
import { cardFacts } from '#client/entities/squad/card-facts.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { hasPaid, paidText, texts } from './texts';
import { useMatesInfiniteQuery } from '#client/entities/mate/mates-api.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { SearchInput } from '#client/kit/form/text-field.tsx';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';

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
      <Stack $gap={12} aria-busy={found.isLoading}>
        <Loaded query={itemsOf(found)} skeleton={skeletons} empty={<EmptyState text={texts.noMates} />} keepsFormer>
          {(mates) => mates.map((mate) => <InviteMateRow key={mate.id} mate={mate} />)}
        </Loaded>
        <LoadMore {...moreOf(found)} />
      </Stack>
    </Dialog>
  );
};
