import styled from 'styled-components';
import type { Platform } from '../../../domain/enums/platform';
import { squadsList } from '../../../domain/settings/squads-list';
import { trialLesson } from '../../../domain/settings/trial-lesson';
import { useGameCategoriesQuery, useGamesQuery } from '../../api/reference-api';
import { Chip } from '../../ui/data/chip';
import { formatMoney } from '../../ui/data/format-money';
import { ListFailed } from '../../ui/feedback/list-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { SegmentedControl } from '../../ui/form/segmented-control';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
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

/** One line that is scrolled sideways on phones. */
const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  min-height: 42px;
  ${below('md')} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${theme.size.gutter});
    padding: 2px ${theme.size.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }
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
  const { data: categories, isLoading, isError, refetch } = useGameCategoriesQuery({ params: { gameId } });
  const { data: games = [] } = useGamesQuery();
  const platforms = games.find(({ id }) => id === gameId)?.platforms ?? [];
  const offered = categories?.filter((category) => category.kind !== trialLesson.categoryKind);
  return (
    <Bar>
      <Kinds role="group" aria-label={texts.kinds} aria-busy={isLoading}>
        <Chip selected={kind === null} onClick={() => onChange({ kind: null })}>
          {texts.allKinds}
        </Chip>
        {isLoading && widths.map((width, index) => <Skeleton key={index} $width={width} $height={42} $radius="12px" />)}
        {isError && <ListFailed onRetry={refetch} />}
        {offered?.map((category) => (
          <Chip key={category.id} selected={kind === category.kind} onClick={() => onChange({ kind: category.kind })}>
            {category.name}
          </Chip>
        ))}
      </Kinds>
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
