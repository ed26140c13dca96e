import { BookMarked } from '../../kit/icons/book-marked';
import styled from 'styled-components';
import type { CallResponse } from '../../api/call';
import { ArticleCover } from '../../entities/blog/article-cover';
import { articlePath, materialsForMePath } from '#contract/routes/product-pages.ts';
import { Tile } from '../../entities/blog/article-tile';
import { useGameLink } from '../../entities/game/chosen-game';
import { LevelBadge } from '../../entities/mate/mate-tags';
import { PersonAvatar } from '../../entities/person/person-avatar';
import { Button } from '../../kit/controls/button';
import { Badge } from '../../kit/display/badge';
import { Card, CardTitle } from '../../kit/layout/card';
import { Stack } from '../../kit/layout/stack';
import { Link } from '../../kit/routing/link';
import { oneLine, theme } from '../../kit/theme/theme';
import { texts } from './texts';

type Overview = CallResponse<'GET /v1/blog/overview'>;

const Author = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  > div {
    flex: 1;
    min-width: 0;
  }
  p {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

/** The level is next to the name as long as both fit. */
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font-weight: 600;
  > span:first-child {
    ${oneLine}
  }
`;

const Tournament = styled(Tile)`
  > div:last-child {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 8px;
    padding: 14px 18px 18px;
  }
  h3 {
    font-size: 16px;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const Opened = styled(Card)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  svg {
    color: ${theme.color.violetText};
  }
  p {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

interface BlogAsideProps {
  readonly overview: Overview;
  readonly onAuthor: (id: string) => void;
}

export const BlogAside = ({ overview: { authors, tournament, opened }, onAuthor }: BlogAsideProps) => {
  const link = useGameLink();
  return (
    <Stack as="aside" $gap={16}>
      {authors.length > 0 && (
        <Card as="section" aria-labelledby="authors">
          <Stack $gap={16}>
            <CardTitle id="authors">{texts.authors}</CardTitle>
            <Stack as="ul" $gap={14}>
              {authors.map((author) => (
                <Author key={author.id}>
                  <PersonAvatar person={author} size={44} />
                  <div>
                    <Name>
                      <span>{author.username}</span>
                      {author.level !== null && <LevelBadge level={author.level} />}
                    </Name>
                    <p>{texts.authorFacts(author.articles, author.likes)}</p>
                  </div>
                  <Button size="sm" aria-label={texts.articlesOf(author.username)} onClick={() => onAuthor(author.id)}>
                    {texts.articles}
                  </Button>
                </Author>
              ))}
            </Stack>
          </Stack>
        </Card>
      )}
      {tournament !== null && (
        <Tournament>
          <ArticleCover article={tournament} place="tile" marked={false} />
          <div>
            <Badge $tone="accent">{texts.tournament}</Badge>
            <h3>
              <Link to={articlePath(tournament.id)}>{tournament.title}</Link>
            </h3>
            <p>{tournament.lead}</p>
          </div>
        </Tournament>
      )}
      {opened !== null && opened.bought + opened.shared > 0 && (
        <Opened>
          <BookMarked aria-hidden />
          <div>
            <Link to={link(materialsForMePath)}>
              <b>{texts.openedToYou(opened.bought + opened.shared)}</b>
            </Link>
            <p>{texts.openedHow(opened.bought, opened.shared)}</p>
          </div>
        </Opened>
      )}
    </Stack>
  );
};
