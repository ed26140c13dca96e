import type { ArticleCard, ArticleView } from '#contract/blog/article-views.ts';
import { ArticleLine } from '../../entities/blog/article-line';
import { useRelatedArticlesQuery } from '../../entities/blog/blog-api';
import { Card, CardTitle } from '../../kit/layout/card';
import { Stack } from '../../kit/layout/stack';
import { texts } from './texts';

const Shelf = ({ title, articles }: { readonly title: string; readonly articles: readonly ArticleCard[] }) =>
  articles.length === 0 ? null : (
    <Card as="section" aria-label={title}>
      <Stack $gap={14}>
        <CardTitle>{title}</CardTitle>
        {articles.map((article) => (
          <ArticleLine key={article.id} article={article} />
        ))}
      </Stack>
    </Card>
  );

/** Related articles; renders nothing without any. */
export const Related = ({ article }: { readonly article: ArticleView }) => {
  const { data } = useRelatedArticlesQuery({ params: { id: article.id } });
  return data === undefined ? null : (
    <>
      <Shelf title={texts.moreOf(article.author.username)} articles={data.author} />
      <Shelf title={texts.similar} articles={data.similar} />
    </>
  );
};
