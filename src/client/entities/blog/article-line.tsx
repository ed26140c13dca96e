import styled from 'styled-components';
import type { ArticleCard } from '#contract/blog/article-views.ts';
import { DateText } from '../../kit/display/date-and-countdown';
import { Link } from '../../kit/routing/link';
import { clampLines, theme } from '../../kit/theme/theme';
import { ArticleCover } from './article-cover';
import { articlePath } from '#contract/routes/product-pages.ts';
import { ArticlePrice } from './article-price';

const Line = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: 12px;
  > :first-child {
    align-self: start;
    border-radius: ${theme.radius.r8};
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Title = styled.h3`
  font-size: 14px;
  font-weight: 500;
  line-height: 1.4;
  ${clampLines(2)}
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 26px;
  color: ${theme.color.text3};
  font-size: 13px;
`;

/** An article in a narrow list. */
export const ArticleLine = ({ article }: { readonly article: ArticleCard }) => (
  <Line>
    <ArticleCover article={article} place="line" marked={false} />
    <div>
      <Title>
        <Link to={articlePath(article.id)}>{article.title}</Link>
      </Title>
      <Foot>
        <DateText value={article.publishedAt} />
        <ArticlePrice article={article} />
      </Foot>
    </div>
  </Line>
);
