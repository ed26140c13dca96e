import { Card, CardTitle } from '../../kit/layout/card';
import { Stack } from '../../kit/layout/stack';
import { defineTexts } from '../../kit/texts/define-texts';
import { TextLink } from '../../kit/routing/text-link';
import { ArticleLine } from './article-line';
import { useArticlesShelfQuery } from './blog-api';
import { blogPath } from '#contract/routes/product-pages.ts';

const texts = defineTexts({
  ru: { title: 'Статьи', all: (count: number | null) => `Все статьи${count === null ? '' : `: ${count}`}` },
});

const shown = 3;

export const articlesOfCall = (authorId: string) => ({ query: { authorId, limit: shown } });

/** The newest articles of a person; nothing if there are none. */
export const ArticlesOf = ({ authorId }: { readonly authorId: string }) => {
  const { data } = useArticlesShelfQuery(articlesOfCall(authorId));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="articles">
      <Stack $gap={16}>
        <CardTitle id="articles">{texts.title}</CardTitle>
        {data.items.map((article) => (
          <ArticleLine key={article.id} article={article} />
        ))}
        {data.nextCursor !== null && <TextLink to={`${blogPath}?author=${authorId}`}>{texts.all(data.total)}</TextLink>}
      </Stack>
    </Card>
  );
};
