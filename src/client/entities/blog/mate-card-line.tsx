import styled from 'styled-components';
import type { ArticleAuthor } from '../../../contract/blog/article-views';
import { cardWords } from '../../../domain/blog/card-words';
import { useGameId } from '../game/game-place';
import { Link } from '../../kit/routing/link';
import { LevelBadge } from '../mate/mate-tags';
import { PersonAvatar } from '../person/person-avatar';
import { CardFace } from './card-face';

const Name = styled(Link)`
  font-weight: 600;
`;

/** A mate named inside an article. */
export const MateCardLine = ({ mate }: { readonly mate: ArticleAuthor | null }) => {
  const gameId = useGameId();
  if (mate === null) return <CardFace>{cardWords.mateGone}</CardFace>;
  const { id, username, mateGameId, level } = mate;
  return (
    <CardFace>
      <PersonAvatar person={mate} size={44} />
      <Name to={mateGameId === null ? `/${gameId}/users/${id}` : `/${mateGameId}/team/${id}`}>{username}</Name>
      {level !== null && <LevelBadge level={level} />}
    </CardFace>
  );
};
