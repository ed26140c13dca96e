import styled from 'styled-components';
import { mateLevels } from '../../../domain/enums/mate-level';
import type { Platform } from '../../../domain/enums/platform';
import { useGameCategoriesQuery, useGamesQuery } from '../../api/reference-api';
import { useMe } from '../../api/use-me';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/form/checkbox';
import { Select } from '../../ui/form/select';
import { Stack } from '../../ui/layout/stack';
import { categoryNames } from '../../ui/squad/category-names';
import { ChipGroup } from './chip-group';
import { LanguageFilter } from './language-filter';
import { PriceFilter } from './price-filter';
import { countFilters } from './team-filters';
import { texts } from './texts';
import type { FilterControls } from './use-team-filters';

const Checks = styled(Stack)`
  padding-top: 4px;
`;

const toggled = <T,>(all: readonly T[], one: T): readonly T[] => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]);

/** Every filter works as soon as it is touched; the same form stands beside the list and in the phone's sheet. */
export const FiltersForm = ({ gameId, controls: { filters, change, reset } }: { readonly gameId: string; readonly controls: FilterControls }) => {
  const me = useMe();
  const { data: categories = [], isError, refetch } = useGameCategoriesQuery({ params: { gameId } });
  const { data: games = [] } = useGamesQuery();
  const offered: readonly Platform[] = games.find(({ id }) => id === gameId)?.platforms ?? [];
  return (
    <Stack $gap={20}>
      <Select
        label={texts.category}
        value={filters.kind ?? ''}
        onChange={({ target }) => change({ kind: categories.find(({ kind }) => kind === target.value)?.kind ?? null })}
        placeholder={texts.anyCategory}
        onRetry={isError ? refetch : undefined}
        options={
          // An address may name a category before the list of them has come.
          categories.length > 0 ? categories.map(({ kind, name }) => ({ value: kind, label: name })) : filters.kind === null ? [] : [{ value: filters.kind, label: categoryNames[filters.kind] }]
        }
      />
      <ChipGroup
        label={texts.level}
        options={mateLevels.map((level) => ({ value: level, label: level.replace('_', ' ') }))}
        chosen={filters.levels}
        onToggle={(level) => change({ levels: toggled(filters.levels, level) })}
      />
      <PriceFilter from={filters.priceFrom} to={filters.priceTo} onChange={change} />
      {offered.length > 1 && (
        <ChipGroup
          label={texts.platform}
          options={offered.map((platform) => ({ value: platform, label: platform }))}
          chosen={filters.platform === null ? [] : [filters.platform]}
          onToggle={(platform) => change({ platform: filters.platform === platform ? null : platform })}
        />
      )}
      <LanguageFilter chosen={filters.languages} onToggle={(code) => change({ languages: toggled(filters.languages, code) })} />
      <Checks $gap={12}>
        <Checkbox checked={filters.online} onChange={({ target }) => change({ online: target.checked })}>
          {texts.online}
        </Checkbox>
        {me !== null && (
          <Checkbox checked={filters.favorite} onChange={({ target }) => change({ favorite: target.checked })}>
            {texts.favorite}
          </Checkbox>
        )}
      </Checks>
      {countFilters(filters) > 0 && (
        <Button size="sm" variant="ghost" onClick={reset}>
          {texts.reset}
        </Button>
      )}
    </Stack>
  );
};
