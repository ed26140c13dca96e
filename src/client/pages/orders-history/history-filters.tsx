import styled from 'styled-components';
import { retryOf } from '../../api/retry-of';
import { categoryKinds } from '#domain/games/category.ts';
import { useGamesQuery } from '../../entities/game/reference-api';
import type { HistoryFilter } from '../../entities/squad/squad-lists-history-api';
import { Select } from '../../kit/form/select';
import { categoryNames } from '#domain/games/category-names.ts';
import { below } from '../../kit/theme/theme';
import { texts } from './texts';

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly onChange: (next: { readonly game?: string; readonly kind?: string }) => void;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 190px 220px;
  gap: 12px;
  ${below('md')} {
    grid-template-columns: 1fr 1fr;
    width: 100%;
  }
`;

const kinds = categoryKinds.map((kind) => ({ value: kind, label: categoryNames[kind] }));

/** A game missing from the list of games can still be the one filtered by. */
export const HistoryFilters = ({ filter: { gameId = '', kind }, onChange }: HistoryFiltersProps) => {
  const gamesQuery = useGamesQuery();
  const { data: games = [] } = gamesQuery;
  const known = games.map(({ id, name }) => ({ value: id, label: name }));
  const options =
    gameId === '' || known.some(({ value }) => value === gameId) ? known : [{ value: gameId, label: gameId }, ...known];
  return (
    <Pair role="group" aria-label={texts.filters}>
      <Select
        label={texts.game}
        placeholder={texts.anyGame}
        value={gameId}
        options={options}
        onRetry={retryOf(gamesQuery)}
        onChange={({ target }) => onChange({ game: target.value })}
      />
      <Select
        label={texts.kind}
        placeholder={texts.anyKind}
        value={kind ?? ''}
        options={kinds}
        onChange={({ target }) => onChange({ kind: target.value })}
      />
    </Pair>
  );
};
