import styled from 'styled-components';
import { UserSearch } from '#client/kit/icons/user-search.tsx';
import { memo, useCallback, useDeferredValue, useState } from 'react';
import type { Category, Game } from '#contract/reference.ts';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { quoteMate } from '#domain/pricing/quote.ts';
import type { HourlyRates } from '#domain/pricing/rates.ts';
import { useHourlyRates } from '#client/entities/squad/use-hourly-rates.ts';
import { trialLesson } from '#domain/games/category.ts';
import { nonMatesOf, takenOf } from '../draft/draft';
import type { Draft } from '../draft/draft-schema';
import { from } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { ChosenMates, MateChoice } from './mate-choice';
import type { Me } from '#contract/schemas/me.ts';
import { useGameParamValuesQuery } from '#client/entities/game/game-params-api.ts';
import { mostRanks } from '#domain/order/most-ranks.ts';
import { useMatesInfiniteQuery } from '#client/entities/mate/mates-api.ts';
import { EndlessList } from '#client/kit/display/endless-list.tsx';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { moreOf } from '#client/api/more-of.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { itemsOf, Loaded, mapped } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { SearchInput } from '#client/kit/form/text-field.tsx';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import type { ChangeDraft } from '../draft/use-draft';
import { useFurtherPages } from '#client/api/use-further-pages.ts';

/**
 * The price of this mate on the draft's terms, in rubles; a trial lesson costs the same with anybody; without a
 * category, an hour of their cheapest one.
 */
const matePrice = (
  { level, pricePerHour }: MateCard,
  { durationMinutes, ...draft }: Draft,
  category: Category | undefined,
  isMate: boolean,
  rates: HourlyRates,
): number =>
  category === undefined
    ? pricePerHour
    : category.kind === trialLesson.categoryKind
      ? kopecksToRubles(trialLesson.price)
      : kopecksToRubles(
          quoteMate({
            rate: rates[level],
            categoryKind: category.kind,
            categoryPercent: category.pricePercent,
            durationMinutes,
            nonMates: nonMatesOf(draft, isMate),
          }).amount,
        );

/** In a wide window it is next to the step's title; its label is for screen readers only. */
const SearchContainer = styled.div`
  ${from('xl')} {
    position: absolute;
    top: -13px;
    right: 0;
    width: 340px;
    label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

interface MatesListProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly game: Game;
  readonly category: Category | undefined;
  readonly me: Me | null;
}

const skeletons = [0, 1, 2, 3].map((row) => <Skeleton key={row} $height={82} $radius="16px" />);

/** What one has entered for the game's parameters, a rank above all: mates of the same stand further ahead. */
const useOwnRanks = (gameId: string, me: Me | null) => {
  const { data, isLoading } = useGameParamValuesQuery(
    { params: { gameId, userId: me?.id ?? '' } },
    { skip: me === null },
  );
  const pairs = (data ?? []).flatMap(({ paramId, valueIds }) => valueIds.map((valueId) => `${paramId}:${valueId}`));
  return { ranks: pairs.slice(0, mostRanks), isLoading };
};

/** Mates who fit the terms, online first, endless. Prices and places follow what is pressed bit by bit. */
export const MatesList = (props: MatesListProps) => (
  <ChosenMates value={props.draft.mates}>
    <List {...props} draft={useDeferredValue(props.draft)} category={useDeferredValue(props.category)} />
  </ChosenMates>
);

const List = memo(({ draft, change, game, category, me }: MatesListProps) => {
  const [search, setSearch] = useState('');
  const named = useDebouncedValue(search.trim());
  const { ranks, isLoading } = useOwnRanks(game.id, me);
  const list = useMatesInfiniteQuery(
    {
      params: { gameId: game.id },
      query: {
        search: named,
        languages: draft.languages,
        ...(category === undefined ? {} : { kind: category.kind }),
        ...(draft.platform === 'CROSS' ? {} : { platform: draft.platform }),
        ...(ranks.length === 0 ? {} : { ranks }),
      },
    },
    { skip: isLoading },
  );
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage } = list;
  const loadMore = useFurtherPages(list);
  const others = mapped(itemsOf(list), (mates) => mates.filter(({ id }) => id !== me?.id));
  const rates = useHourlyRates();
  const full = takenOf(draft) >= (category?.kind === 'EDUCATION_PROMO' ? draft.slots : game.maxSlots);
  const toggle = useCallback(
    (mate: MateCard, chosen: boolean) =>
      change(({ mates: before }) => ({
        mates: [...before.filter(({ id }) => id !== mate.id), ...(chosen ? [mate] : [])],
      })),
    [change],
  );
  return (
    <Stack $gap={12}>
      <SearchContainer>
        <SearchInput
          label={texts.search}
          value={search}
          maxLength={40}
          placeholder={texts.searchPlaceholder}
          onChange={({ target }) => setSearch(target.value)}
        />
      </SearchContainer>
      <Loaded
        query={others}
        skeleton={
          <Stack $gap={10} aria-busy>
            {skeletons}
          </Stack>
        }
        empty={<EmptyState icon={<UserSearch />} text={named === '' ? texts.noMates : texts.noMatesNamed(named)} />}
        keepsFormer
      >
        {(mates) => (
          <EndlessList
            items={mates}
            itemKey={({ id }) => id}
            itemHeight={94}
            hasMore={hasNextPage && !isFetchNextPageError}
            loading={isFetchingNextPage}
            onMore={loadMore}
            renderItem={(mate) => (
              <MateChoice
                mate={mate}
                price={matePrice(mate, draft, category, me?.mateAccess != null, rates)}
                signedIn={me !== null}
                whyNot={full ? texts.noPlace : null}
                onChange={toggle}
              />
            )}
          />
        )}
      </Loaded>
      <LoadMore {...moreOf(list)} hasMore={false} />
    </Stack>
  );
});
