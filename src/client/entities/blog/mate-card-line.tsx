import styled from 'styled-components';
import type { ArticleAuthor } from '../../../contract/blog/article-views';
import { cardWords } from '../../../domain/blog/card-words';
import { Link } from '../../kit/routing/link';
import { LevelBadge } from '../mate/mate-tags';
import { PersonAvatar } from '../person/person-avatar';
import { CardFace } from './card-face';

const Name = styled(Link)`
  font-weight: 600;
`;

/** A mate named inside an article. */
export const MateCardLine = ({ mate }: { readonly mate: ArticleAuthor | null }) =>
  mate === null ? (
    <CardFace>{cardWords.mateGone}</CardFace>
  ) : (
    <CardFace>
      <PersonAvatar person={mate} size={44} />
      <Name to={`/${mate.mateGameId ?? 'cs2'}/team/${mate.id}`}>{mate.username}</Name>
      {mate.level !== null && <LevelBadge level={mate.level} />}
    </CardFace>
  );
