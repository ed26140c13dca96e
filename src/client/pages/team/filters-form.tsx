import { retryOf } from '../../api/retry-of';
import { levelName } from '#domain/mates/level-name.ts';
import styled from 'styled-components';
import { type ReactNode, useId, useState } from 'react';
import { theme } from '../../kit/theme/theme';
import { Chip } from '../../kit/display/chip';
import { useGameCategoriesQuery, useGamesQuery, useLanguagesQuery } from '../../entities/game/reference-api';
import { Button } from '../../kit/controls/button';
import { LoadFailed } from '../../api/loaded';
import { texts } from './texts';
import { MoneyField } from '../../entities/money/money-field';
import { useDebouncedInput } from '../../kit/form/use-debounced-input';
import { mateLevels } from '#domain/mates/grade.ts';
import type { Platform } from '#domain/games/platform.ts';
import { useMe } from '../../entities/person/users-api';
import { Checkbox } from '../../kit/form/checkbox';
import { Select } from '../../kit/form/select';
import { Grid, Row, Stack } from '../../kit/layout/stack';
import { categoryNames } from '#domain/games/category-names.ts';
import { answerFilters } from '#domain/mates/answers.ts';
import { ParamFilters } from './param-filters';
import { countFilters, type FilterControls } from './team-filters';

const FilterLabel = styled.p`
  margin-bottom: 8px;
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 500;
`;

interface ChipGroupProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: readonly T[];
  readonly onToggle: (value: T) => void;
  /** After the chips: a link to more of them. */
  readonly children?: ReactNode;
}

/** A labelled group of filters that are on or off. */
const ChipGroup = <T extends string>({ label, options, chosen, onToggle, children }: ChipGroupProps<T>) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <FilterLabel id={id}>{label}</FilterLabel>
      <Row $gap={8} $align="normal">
        {options.map((option) => (
          <Chip key={option.value} selected={chosen.includes(option.value)} onClick={() => onToggle(option.value)}>
            {option.label}
          </Chip>
        ))}
        {children}
      </Row>
    </div>
  );
};

const shownAtFirst = 2;

/** The most used languages, the chosen ones, and the rest on demand. */
const LanguageFilter = ({
  chosen,
  onToggle,
}: {
  readonly chosen: readonly string[];
  readonly onToggle: (code: string) => void;
}) => {
  const [all, setAll] = useState(false);
  const query = useLanguagesQuery();
  const { data: languages = [] } = query;
  const shown = languages.filter(({ code }, index) => all || index < shownAtFirst || chosen.includes(code));
  return (
    <ChipGroup
      label={texts.language}
      options={shown.map(({ code, name }) => ({ value: code, label: name }))}
      chosen={chosen}
      onToggle={onToggle}
    >
      <LoadFailed query={query} />
      {shown.length < languages.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {texts.moreLanguages}
        </Button>
      )}
    </ChipGroup>
  );
};

interface PriceFilterProps {
  /** Rubles. */
  readonly from: number | null;
  readonly to: number | null;
  readonly onChange: (part: { readonly priceFrom?: number | null; readonly priceTo?: number | null }) => void;
}

const PriceFilter = ({ from, to, onChange }: PriceFilterProps) => {
  const id = useId();
  const [shownFrom, setFrom] = useDebouncedInput(from, (priceFrom) => onChange({ priceFrom }));
  const [shownTo, setTo] = useDebouncedInput(to, (priceTo) => onChange({ priceTo }));
  const crossed = shownFrom !== null && shownTo !== null && shownFrom > shownTo;
  return (
    <div role="group" aria-labelledby={id}>
      <FilterLabel id={id}>{texts.price}</FilterLabel>
      <Grid $columns="1fr 1fr" $gap={8}>
        <MoneyField
          label={texts.priceFrom}
          value={shownFrom}
          onChange={setFrom}
          placeholder="300"
          error={crossed ? texts.priceOrder : undefined}
        />
        <MoneyField label={texts.priceTo} value={shownTo} onChange={setTo} placeholder="6 000" />
      </Grid>
    </div>
  );
};

const Checks = styled(Stack)`
  padding-top: 4px;
`;

const toggled = <T,>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** Every filter applies at once; the same form is next to the list and in the phone's sheet. */
export const FiltersForm = ({
  gameId,
  controls: { filters, change, reset },
}: {
  readonly gameId: string;
  readonly controls: FilterControls;
}) => {
  const me = useMe();
  const categoriesQuery = useGameCategoriesQuery({ params: { gameId } });
  const { data: categories = [] } = categoriesQuery;
  const { data: games = [] } = useGamesQuery();
  const offered: readonly Platform[] = games.find(({ id }) => id === gameId)?.platforms ?? [];
  return (
    <Stack $gap={20}>
      <Select
        label={texts.category}
        value={filters.kind ?? ''}
        onChange={({ target }) => change({ kind: categories.find(({ kind }) => kind === target.value)?.kind ?? null })}
        placeholder={texts.anyCategory}
        onRetry={retryOf(categoriesQuery)}
        options={
          // An address may name a category before the list of them is loaded.
          categories.length > 0
            ? categories.map(({ kind, name }) => ({ value: kind, label: name }))
            : filters.kind === null
              ? []
              : [{ value: filters.kind, label: categoryNames[filters.kind] }]
        }
      />
      <ChipGroup
        label={texts.level}
        options={mateLevels.map((level) => ({ value: level, label: levelName(level) }))}
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
      <LanguageFilter
        chosen={filters.languages}
        onToggle={(code) => change({ languages: toggled(filters.languages, code) })}
      />
      <ChipGroup
        label={texts.answers}
        options={answerFilters.map((minutes) => ({ value: String(minutes), label: texts.answersWithin(minutes) }))}
        chosen={filters.answersWithin === null ? [] : [String(filters.answersWithin)]}
        onToggle={(minutes) =>
          change({ answersWithin: filters.answersWithin === Number(minutes) ? null : Number(minutes) })
        }
      />
      <ParamFilters gameId={gameId} chosen={filters.params} onChange={(params) => change({ params })} />
      <Checks $gap={12}>
        <Checkbox checked={filters.online} onChange={({ target }) => change({ online: target.checked })}>
          {texts.online}
        </Checkbox>
        <Checkbox checked={filters.voice} onChange={({ target }) => change({ voice: target.checked })}>
          {texts.voice}
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
