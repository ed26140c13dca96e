import styled from 'styled-components';
import type { ArticleCard } from '#contract/blog/article-views.ts';
import { formatDuration } from '#domain/text/format.ts';
import { ArticleCover } from '../../entities/blog/article-cover';
import { articlePath } from '#contract/routes/product-pages.ts';
import { ArticlePrice } from '../../entities/blog/article-price';
import { Likes, Tile, WrittenBy } from '../../entities/blog/article-tile';
import { texts as words } from '../../entities/blog/texts';
import { GameName } from '../../entities/blog/game-name';
import { useArticlesShelfQuery } from '../../entities/blog/blog-api';
import { buttonClass } from '../../kit/controls/button-class';
import { SectionTitle } from '../../kit/layout/page';
import { Quiet } from '../../kit/layout/prose';
import { Row, Stack } from '../../kit/layout/stack';
import { Link } from '../../kit/routing/link';
import { below, clampLines, from, theme } from '../../kit/theme/theme';
import { texts } from './texts';

const Tiles = styled.div`
  display: grid;
  gap: 16px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

/** The text is over the lower part of the picture. */
const Lead = styled(Tile)`
  min-height: 340px;
  justify-content: end;
  > :first-child {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
  }
  ${below('md')} {
    min-height: 300px;
  }
`;

const Over = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 96px 28px 26px;
  background: linear-gradient(transparent, rgb(11 12 17 / 92%) 55%);
  ${below('md')} {
    padding: 72px 18px 18px;
  }
`;

const Title = styled.h3`
  max-width: 24em;
  font: 600 26px/1.25 ${theme.font.title};
  letter-spacing: -0.02em;
  ${clampLines(3)}
  ${below('md')} {
    font-size: 19px;
  }
`;

/** Shows where the tile, which is a link as a whole, leads. */
const Invitation = styled.span.attrs({ className: buttonClass({ variant: 'soft', size: 'sm' }) })`
  background: ${theme.color.text1};
  color: ${theme.color.bg};
`;

const Small = styled(Tile)`
  display: grid;
  grid-template-columns: 38% minmax(0, 1fr);
  padding: 12px;
  contain-intrinsic-height: auto 105px;
  > :first-child {
    align-self: center;
    border-radius: ${theme.radius.r12};
    aspect-ratio: 1.6;
  }
`;

const SmallText = styled(Stack)`
  padding-left: 14px;
  h3 {
    font-size: 15px;
    line-height: 1.35;
    ${clampLines(2)}
  }
`;

const First = ({ article }: { readonly article: ArticleCard }) => (
  <Lead>
    <ArticleCover article={article} place="lead" eager marked={false} />
    <Over>
      <Row $gap={12}>
        <GameName gameId={article.gameId} />
        <Quiet>{article.type === 'VIDEO' ? words.video : formatDuration(article.minutes)}</Quiet>
      </Row>
      <Title>
        <Link to={articlePath(article.id)}>{article.title}</Link>
      </Title>
      <Row $gap={14}>
        <WrittenBy article={article} />
        <Likes article={article} />
        <ArticlePrice article={article} />
        <Invitation aria-hidden>
          {article.price === 0 || article.own || article.access !== null ? texts.read : texts.readStart}
        </Invitation>
      </Row>
    </Over>
  </Lead>
);

const shown = 4;

export const recommendedCall = { query: { recommended: 'true', limit: shown } } as const;

/** Articles chosen by moderators; renders nothing without any. */
export const Recommended = () => {
  const { data } = useArticlesShelfQuery(recommendedCall);
  const [first, ...rest] = data?.items ?? [];
  if (first === undefined) return null;
  return (
    <Stack as="section" $gap={16} aria-labelledby="recommended">
      <SectionTitle id="recommended">{texts.recommended}</SectionTitle>
      <Tiles>
        <First article={first} />
        <Stack $gap={16}>
          {rest.map((article) => (
            <Small key={article.id}>
              <ArticleCover article={article} place="recommended" />
              <SmallText $gap={8}>
                <h3>
                  <Link to={articlePath(article.id)}>{article.title}</Link>
                </h3>
                <WrittenBy article={article} narrow />
                <Row $justify="space-between">
                  <ArticlePrice article={article} />
                  <Likes article={article} />
                </Row>
              </SmallText>
            </Small>
          ))}
        </Stack>
      </Tiles>
    </Stack>
  );
};
