import { type CategoryKind, categoryKinds } from '#domain/games/category.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { useGameCategoriesQuery, useGamesQuery } from '#client/entities/game/reference-api.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PanelTitle } from '../../kit/drawer/panel';
import { texts } from './texts';

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Games, kinds and categories for which it is valid; none chosen: all. */
export const WhereFields = ({
  gameId,
  kinds,
  categoryIds,
  onGame,
  onKinds,
  onCategories,
}: {
  readonly gameId: string;
  readonly kinds: readonly CategoryKind[];
  readonly categoryIds: readonly number[];
  readonly onGame: (id: string) => void;
  readonly onKinds: (kinds: CategoryKind[]) => void;
  readonly onCategories: (ids: number[]) => void;
}) => {
  const { data: games = [] } = useGamesQuery();
  const query = useGameCategoriesQuery({ params: { gameId } }, { skip: gameId === '' });
  return (
    <>
      <Select
        label={texts.game}
        placeholder={texts.anyGame}
        options={games.map(({ id, name }) => ({ value: id, label: name }))}
        value={gameId}
        onChange={({ target }) => onGame(target.value)}
      />
      <Stack $gap={8}>
        <PanelTitle>{texts.goals}</PanelTitle>
        <Row $gap={14}>
          {categoryKinds.map((kind) => (
            <Checkbox key={kind} checked={kinds.includes(kind)} onChange={() => onKinds(toggled(kinds, kind))}>
              {categoryNames[kind]}
            </Checkbox>
          ))}
        </Row>
      </Stack>
      <Loaded query={query} skeleton={null} failedAs="list" empty={<></>}>
        {(categories) => (
          <Stack $gap={8}>
            <PanelTitle>{texts.categories}</PanelTitle>
            <Row $gap={14}>
              {categories.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  checked={categoryIds.includes(id)}
                  onChange={() => onCategories(toggled(categoryIds, id))}
                >
                  {name}
                </Checkbox>
              ))}
            </Row>
          </Stack>
        )}
      </Loaded>
    </>
  );
};
