import styled from 'styled-components';
import type { ArticleAuthor } from '#contract/blog/article-views.ts';
import { cardTexts } from '#domain/blog/card-texts.ts';
import { useGameId } from '../game/chosen-game';
import { Link } from '../../kit/routing/link';
import { LevelBadge } from '../mate/mate-tags';
import { PersonAvatar } from '../person/person-avatar';
import { CardFrame } from './card-frame';
import { matePath, personPath } from '#contract/routes/game-pages.ts';

const Name = styled(Link)`
  font-weight: 600;
`;

/** A mate mentioned in an article. */
export const MateCardLine = ({ mate }: { readonly mate: ArticleAuthor | null }) => {
  const gameId = useGameId();
  if (mate === null) return <CardFrame>{cardTexts.mateGone}</CardFrame>;
  const { id, username, mateGameId, level } = mate;
  return (
    <CardFrame>
      <PersonAvatar person={mate} size={44} />
      <Name
        to={mateGameId === null ? personPath({ gameId, userId: id }) : matePath({ gameId: mateGameId, mateId: id })}
      >
        {username}
      </Name>
      {level !== null && <LevelBadge level={level} />}
    </CardFrame>
  );
};
