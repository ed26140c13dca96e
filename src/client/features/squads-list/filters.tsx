import styled from 'styled-components';
import type { Platform } from '../../../domain/enums/platform';
import { squadsList } from '../../../domain/settings/squads-list';
import { trialLesson } from '../../../domain/settings/trial-lesson';
import { useGameCategoriesQuery, useGamesQuery } from '../../api/reference-api';
import { formatMoney } from '../../ui/data/format-money';
import { SegmentedControl } from '../../ui/form/segmented-control';
import { KindChips } from '../../ui/squad/kind-chips';
import { texts } from './texts';
import type { Filter } from './use-filter';

interface FiltersProps {
  readonly gameId: string;
  readonly filter: Filter;
  readonly onChange: (next: Partial<Filter>) => void;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
`;

const Segments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  min-width: 0;
`;

const all = 'ALL';
const widths = ['110px', '160px', '125px', '260px', '160px'];

/** A trial lesson is never open to strangers, so it is no choice here. */
export const Filters = ({ gameId, filter: { kind, platform, maxPrice }, onChange }: FiltersProps) => {
  const { data: categories, isError, refetch } = useGameCategoriesQuery({ params: { gameId } });
  const { data: games = [] } = useGamesQuery();
  const platforms = games.find(({ id }) => id === gameId)?.platforms ?? [];
  return (
    <Bar>
      <KindChips
        label={texts.kinds}
        all={texts.allKinds}
        categories={categories?.filter((category) => category.kind !== trialLesson.categoryKind)}
        failed={isError}
        onRetry={refetch}
        widths={widths}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
      <Segments>
        <SegmentedControl<number>
          label={texts.prices}
          value={maxPrice ?? 0}
          onChange={(next) => onChange({ maxPrice: next === 0 ? null : next })}
          options={[{ value: 0, label: texts.anyPrice }, ...squadsList.prices.map((value) => ({ value, label: texts.upTo(formatMoney(value)) }))]}
        />
        {platforms.length > 1 && (
          <SegmentedControl<Platform | typeof all>
            label={texts.platforms}
            value={platform ?? all}
            onChange={(next) => onChange({ platform: next === all ? null : next })}
            options={[{ value: all, label: texts.allPlatforms }, ...platforms.map((value) => ({ value, label: value }))]}
          />
        )}
      </Segments>
    </Bar>
  );
};
