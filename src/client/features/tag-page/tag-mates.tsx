import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import { useHeaderMatesQuery } from '../../api/mates-api';
import { MatesShelf } from '../../ui/people/mates-shelf';
import type { Tag } from './tag';
import { texts } from './texts';

interface TagMatesProps {
  readonly tag: Tag;
  readonly me: Me | null;
  readonly gameId: string;
}

const shown = 8;

/** The mates of the collection, those online first. */
export const TagMates = ({ tag: { category, levels, languages }, me, gameId }: TagMatesProps) => {
  const { kind } = category;
  const { currentData, error, refetch } = useHeaderMatesQuery({ params: { gameId }, query: { kind, levels, languages, limit: shown } });
  const more = new URLSearchParams({ kind, ...(levels.length > 0 ? { level: levels.join(',') } : {}), ...(languages.length > 0 ? { lang: languages.join(',') } : {}) });
  return (
    <MatesShelf
      title={texts.mates}
      all={{ to: `/${gameId}/team?${more.toString()}`, label: texts.allMates }}
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
