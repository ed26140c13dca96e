import { Heart } from '../../kit/icons/heart';
import styled from 'styled-components';
import type { ArticleCard } from '#contract/blog/article-views.ts';
import { DateText } from '../../kit/display/date-and-countdown';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Link } from '../../kit/routing/link';
import { clampLines, oneLine, tabular, theme } from '../../kit/theme/theme';
import { LevelBadge } from '../mate/mate-tags';
import { Avatar } from '../person/avatar';
import { ArticleCover } from './article-cover';
import { articlePath } from '#contract/routes/product-pages.ts';
import { ArticlePrice } from './article-price';
import { GameName } from './game-name';
import { texts } from './texts';

const Liked = styled.span<{ $mine: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $mine }) => ($mine ? theme.color.danger : theme.color.text2)};
  font-size: 14px;
  ${tabular}
  svg {
    width: 16px;
    height: 16px;
    ${({ $mine }) => $mine && 'fill: currentColor;'}
  }
`;

export const Likes = ({ article: { likes, liked } }: { readonly article: Pick<ArticleCard, 'likes' | 'liked'> }) => (
  <Liked $mine={liked}>
    <Heart aria-hidden />
    <span aria-hidden>{likes}</span>
    <VisuallyHidden>{texts.likes(likes)}</VisuallyHidden>
  </Liked>
);

interface WrittenByProps {
  readonly article: ArticleCard;
  /** For places that have room only for the name and the day. */
  readonly narrow?: boolean;
}

export const WrittenBy = ({ article: { author, publishedAt }, narrow = false }: WrittenByProps) => (
  <By>
    <Avatar userId={author.id} username={author.username} avatarUrl={author.avatarUrl} size={24} />
    <Name>{author.username}</Name>
    {author.level !== null && !narrow && <LevelBadge level={author.level} />}
    <When value={publishedAt} />
  </By>
);

const By = styled.span`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: 8px;
  min-width: 0;
  font-size: 14px;
`;

const Name = styled.span`
  min-width: 3em;
  ${oneLine}
`;

const When = styled(DateText)`
  color: ${theme.color.text3};
  font-size: 13px;
  white-space: nowrap;
`;

/** The whole tile is a link to the article. */
export const Tile = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  /* Only the height: an intrinsic width of 360 px would make a phone's feed wider than the screen. */
  contain-intrinsic-height: auto 360px;
  content-visibility: var(--outside, auto);
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  h3 a::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.r16};
    content: '';
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -2px;
  }
`;

const TileText = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  padding: 16px 18px;
`;

const Title = styled.h3`
  font-size: 17px;
  line-height: 1.35;
  overflow-wrap: anywhere;
  ${clampLines(3)}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  margin-top: auto;
  padding-top: 6px;
`;

export const ArticleTile = ({ article }: { readonly article: ArticleCard }) => (
  <Tile>
    <ArticleCover article={article} place="tile" />
    <TileText>
      <GameName gameId={article.gameId} />
      <Title>
        <Link to={articlePath(article.id)}>{article.title}</Link>
      </Title>
      <Foot>
        <WrittenBy article={article} />
        <Likes article={article} />
        <ArticlePrice article={article} />
      </Foot>
    </TileText>
  </Tile>
);
