import { mapped } from '#client/api/loaded.tsx';
import { Row } from '../../kit/layout/stack';
import { useCallback } from 'react';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import styled from 'styled-components';
import { type CategoryKind, categoryKinds, trialLesson } from '#domain/games/category.ts';
import { type Platform, platforms } from '#domain/games/platform.ts';
import { squadsList } from '#domain/squad/facts/squads-list-terms.ts';
import { useGameCategoriesQuery, useGamesQuery } from '../../entities/game/reference-api';
import { formatMoney } from '../../entities/money/money';
import { SegmentedControl } from '../../kit/form/segmented-control';
import { KindChips } from '../../entities/squad/kind-chips';
import { texts } from './texts';

export interface Filter {
  readonly kind: CategoryKind | null;
  readonly platform: Platform | null;
  /** At most, in rubles. */
  readonly maxPrice: number | null;
}

/** Reads the filter from an address; invalid values are ignored. */
export const readFilter = (query: URLSearchParams): Filter => ({
  kind: categoryKinds.find((one) => one === query.get('kind')) ?? null,
  platform: platforms.find((one) => one === query.get('platform')) ?? null,
  maxPrice: squadsList.prices.find((one) => String(one) === query.get('maxPrice')) ?? null,
});

/** The filter is in the page's address; other parameters stay. */
export const useFilter = () => {
  const [query, setQuery] = useAddressQuery();
  const choose = useCallback(
    (next: Partial<Filter>) => {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) {
            if (value === null) after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return { filter: readFilter(query), choose };
};

interface FiltersProps {
  readonly gameId: string;
  readonly filter: Filter;
  readonly onChange: (next: Partial<Filter>) => void;
}

const Segments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  min-width: 0;
`;

const all = 'ALL';
const widths = ['110px', '160px', '125px', '260px', '160px'];

/** A trial lesson is never open to strangers, so it is not an option here. */
export const Filters = ({ gameId, filter: { kind, platform, maxPrice }, onChange }: FiltersProps) => {
  const query = useGameCategoriesQuery({ params: { gameId } });
  const { data: games = [] } = useGamesQuery();
  const platforms = games.find(({ id }) => id === gameId)?.platforms ?? [];
  return (
    <Row $align="normal" $justify="space-between">
      <KindChips
        label={texts.kinds}
        all={texts.allKinds}
        query={mapped(query, (categories) => categories.filter((one) => one.kind !== trialLesson.categoryKind))}
        widths={widths}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
      <Segments>
        <SegmentedControl<number>
          label={texts.prices}
          value={maxPrice ?? 0}
          onChange={(next) => onChange({ maxPrice: next === 0 ? null : next })}
          options={[
            { value: 0, label: texts.anyPrice },
            ...squadsList.prices.map((value) => ({ value, label: texts.upTo(formatMoney(value)) })),
          ]}
        />
        {platforms.length > 1 && (
          <SegmentedControl<Platform | typeof all>
            label={texts.platforms}
            value={platform ?? all}
            onChange={(next) => onChange({ platform: next === all ? null : next })}
            options={[
              { value: all, label: texts.allPlatforms },
              ...platforms.map((value) => ({ value, label: value })),
            ]}
          />
        )}
      </Segments>
    </Row>
  );
};
