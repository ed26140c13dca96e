import type { Category } from '../../../contract/reference';
import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import { useHeaderMatesQuery } from '../../api/mates-api';
import { MatesShelf } from '../../ui/people/mates-shelf';
import { texts } from './texts';

interface CategoryMatesProps {
  readonly category: Category;
  readonly me: Me | null;
  readonly gameId: string;
}

const shown = 8;

/** The mates of the category with those online first. */
export const CategoryMates = ({ category: { kind }, me, gameId }: CategoryMatesProps) => {
  const { currentData, error, refetch } = useHeaderMatesQuery({ params: { gameId }, query: { kind, limit: shown } });
  return (
    <MatesShelf
      title={texts.mates}
      all={{ to: `/${gameId}/team?kind=${kind}`, label: texts.allMates }}
      mates={currentData?.items}
      failure={error === undefined ? null : failureOf(error).message}
      onRetry={refetch}
      empty={texts.noMates}
      count={shown}
      me={me}
      gameId={gameId}
      kind={kind}
    />
  );
};
