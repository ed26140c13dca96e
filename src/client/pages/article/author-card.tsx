import { MessageCircle } from '../../kit/icons/message-circle';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { InviteButton, useInviteOnReturn } from '../../entities/mate/invite-button';
import { LevelBadge } from '../../entities/mate/mate-tags';
import { useGameId } from '../../entities/game/chosen-game';
import { chatWithPath } from '../../entities/person/paths';
import { PersonAvatar } from '../../entities/person/person-avatar';
import { useMe } from '../../entities/person/users-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { formatRating } from '#domain/text/format.ts';
import { Card } from '../../kit/layout/card';
import { Row, Stack } from '../../kit/layout/stack';
import { Link } from '../../kit/routing/link';
import { clampLines, theme } from '../../kit/theme/theme';
import { texts } from './texts';
import { matePath, personPath } from '#contract/routes/game-pages.ts';

const Name = styled(Link)`
  font-weight: 600;
`;

const Here = styled.p`
  color: ${theme.color.ok};
  font-size: 13px;
`;

const About = styled.p`
  color: ${theme.color.text2};
  font-size: 14px;
  ${clampLines(3)}
`;

/** The author, and a link to play with them. */
export const AuthorCard = ({ author }: { readonly author: ArticleView['author'] }) => {
  const me = useMe();
  const { pathname } = useLocation();
  const game = author.mateGameId;
  const chosenGame = useGameId();
  useInviteOnReturn(me, game ?? chosenGame);
  return (
    <Card>
      <Stack $gap={14}>
        <Row>
          <PersonAvatar person={author} size={72} />
          <div>
            <Row $gap={8}>
              <Name
                to={
                  game === null
                    ? personPath({ gameId: chosenGame, userId: author.id })
                    : matePath({ gameId: game, mateId: author.id })
                }
              >
                {author.username}
              </Name>
              {author.level !== null && <LevelBadge level={author.level} />}
            </Row>
            {author.onlineLevel === 2 && <Here>{texts.online}</Here>}
            {game !== null && (
              <About>
                {author.rating !== null && `${formatRating(author.rating)} ★ · `}
                {texts.orders(author.orders)}
              </About>
            )}
          </div>
        </Row>
        {author.description !== '' && <About>{author.description}</About>}
        {me?.id !== author.id && (
          <Row $gap={8}>
            {game !== null && (
              <InviteButton
                mate={{ id: author.id, name: author.username, active: author.active }}
                me={me}
                gameId={game}
                label={texts.invite}
              />
            )}
            {me !== null && (
              <ButtonLink to={chatWithPath(pathname, author.id)} size="sm">
                <MessageCircle aria-hidden />
                {texts.writeAuthor}
              </ButtonLink>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
};
