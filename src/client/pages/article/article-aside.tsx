import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import styled from 'styled-components';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { outlineOf } from '#domain/blog/article-reading.ts';
import { inviteParam } from '../../entities/mate/invite-param';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Card, CardTitle } from '../../kit/layout/card';
import { useSeen } from '../../kit/layout/defer';
import { Stack } from '../../kit/layout/stack';
import { AnchorLink } from '../../kit/routing/anchor-link';
import { lazySection } from '../../kit/overlay/lazy-section';
import { theme, unprinted } from '../../kit/theme/theme';
import { texts } from './texts';

const fallback = <Skeleton $height={190} $radius="16px" />;

// Not needed for reading: on a phone it is below the article, and is loaded when it is scrolled near.
const AuthorCard = lazySection({
  load: () => import(/* webpackChunkName: "article-around" */ './author-card').then((m) => m.AuthorCard),
  fallback,
  errorText: texts.noPart,
});
const Related = lazySection({
  load: () => import(/* webpackChunkName: "article-around" */ './related').then((m) => m.Related),
  fallback,
  errorText: texts.noPart,
});

const Contents = styled.ol`
  display: grid;
  gap: 8px;
  font-size: 14px;
  li[data-level='3'] {
    padding-left: 14px;
  }
  a {
    color: ${theme.color.text2};
  }
  a:hover {
    color: ${theme.color.text1};
  }
`;

const Aside = styled(Stack)`
  ${unprinted}
`;

export const ArticleAside = ({ article }: { readonly article: ArticleView }) => {
  const [query] = useAddressQuery();
  const [seen, ref] = useSeen<HTMLDivElement>();
  // After signing in, a person continues with their invitation, wherever its button is.
  const near = seen || query.has(inviteParam);
  const outline = outlineOf(article.document);
  return (
    <Aside as="aside" $gap={16} ref={ref}>
      {near ? !article.author.gone && <AuthorCard author={article.author} /> : fallback}
      {outline.length > 1 && (
        <Card as="nav" aria-label={texts.contents}>
          <Stack $gap={12}>
            <CardTitle>{texts.contents}</CardTitle>
            <Contents>
              {outline.map(({ id, level, title }) => (
                <li key={id} data-level={level}>
                  <AnchorLink id={`part-${id}`}>{title}</AnchorLink>
                </li>
              ))}
            </Contents>
          </Stack>
        </Card>
      )}
      {near && <Related article={article} />}
    </Aside>
  );
};
