import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { useMateReadinessQuery, useOwnCategoriesQuery } from '#client/entities/mate/mates-api.ts';
import { useSetOwnCategoryMutation } from '#client/entities/mate/mates-changes-api.ts';
import { useGameId, useGameLink } from '#client/entities/game/chosen-game.ts';
import { PriceAndShare } from '#client/entities/money/price-and-share.tsx';
import { Switch } from '#client/kit/form/switch.tsx';
import { CategoryIcon } from '#client/entities/game/category-icon.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { useSwitch } from '../use-choice';
import { formatDuration } from '#domain/text/format.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { SettingCard } from '../setting-card';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { RuledList } from '#client/kit/layout/ruled-list.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { TitleAndNote } from '#client/kit/display/title-and-note.tsx';
import { supportPath } from '#contract/routes/product-pages.ts';
import { matePlacePath } from '#contract/routes/landing-pages.ts';
import { settingsPath } from '#contract/routes/game-pages.ts';

interface CategorySwitchProps {
  readonly category: CallResponse<'GET /v1/categories/mate'>[number];
  readonly note: string;
  /** What must be filled in before another category can be turned on. */
  readonly unfilled: readonly string[];
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  > svg {
    flex-shrink: 0;
    color: ${theme.color.violet};
  }
`;

const CategorySwitch = ({
  category: { id, kind, name, price, income, enabled, locked, closed },
  note,
  unfilled,
}: CategorySwitchProps) => {
  const [setCategory] = useSetOwnCategoryMutation();
  const link = useGameLink();
  const { shown, busy, change } = useSwitch(enabled, (next) =>
    setCategory({ params: { id }, body: { enabled: next } }).unwrap(),
  );
  const whyOff = closed
    ? texts.categoryClosed
    : locked
      ? texts.categoryLocked
      : unfilled.length > 0
        ? texts.categoryParams(unfilled)
        : null;
  return (
    <Line>
      <CategoryIcon kind={kind} />
      <TitleAndNote>
        <b>{name}</b>
        <small>{note}</small>
        {closed && <small>{texts.categoryClosed}</small>}
        {locked && (
          <small>
            {texts.categoryLocked} <TextLink to={link(supportPath)}>{texts.categoryAsk}</TextLink>
          </small>
        )}
      </TitleAndNote>
      <PriceAndShare price={price} income={income} />
      <Switch
        checked={shown}
        busy={busy}
        whyNot={shown ? null : whyOff}
        label={texts.categorySwitch(name)}
        shortLabel=""
        onChange={change}
      />
    </Line>
  );
};

/** What the mate plays and what a client pays for it. Each switch saves at once. */
export const CategoriesCard = () => {
  const query = useOwnCategoriesQuery();
  const { data: readiness } = useMateReadinessQuery();
  const unfilled = readiness?.invalid_game_params.map(({ name }) => name) ?? [];
  const gameId = useGameId();
  return (
    <SettingCard
      anchor="categories"
      title={texts.categories}
      lead={
        <>
          {texts.categoriesLead} <TextLink to={matePlacePath({ gameId })}>{texts.categoriesPlace}</TextLink>
        </>
      }
    >
      <Stack $gap={12}>
        {unfilled.length > 0 && (
          <FinePrint>
            {texts.categoryParams(unfilled)}{' '}
            <TextLink to={settingsPath(gameId, 'params')}>{texts.categoryFill}</TextLink>
          </FinePrint>
        )}
        <Loaded
          query={query}
          skeleton={<BusySkeleton $height={240} $radius="12px" />}
          empty={<FinePrint>{texts.categoriesEmpty}</FinePrint>}
        >
          {(categories) => (
            <RuledList>
              {categories.map((category) => (
                <CategorySwitch
                  key={category.id}
                  category={category}
                  unfilled={unfilled}
                  note={`${category.description} ·\u00a0${formatDuration(category.durationMinutes)}`}
                />
              ))}
            </RuledList>
          )}
        </Loaded>
      </Stack>
    </SettingCard>
  );
};
