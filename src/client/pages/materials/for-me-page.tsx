import { BookMarked } from '../../kit/icons/book-marked';
import { useState } from 'react';
import { articleAccesses } from '#domain/blog/article-enums.ts';
import { failureOf } from '../../api/api-error';
import { ArticleGrid, ArticleSkeletons } from '../../entities/blog/article-grid';
import { useOpenedArticlesInfiniteQuery } from '../../entities/blog/blog-api';
import { useGameLink } from '../../entities/game/chosen-game';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { ErrorState } from '../../kit/feedback/error-state';
import { SegmentedControl } from '../../kit/form/segmented-control';
import { Page } from '../../kit/layout/page';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { PageTitle } from '../../kit/routing/page-title';
import { texts } from './texts';
import { blogPath } from '#contract/routes/product-pages.ts';
import { useFurtherPages } from '#client/api/use-further-pages.ts';

type Access = (typeof articleAccesses)[number] | 'all';

/** Articles that were bought, and those to which authors have given access. */
export const ForMePage = () => {
  const link = useGameLink();
  const [access, setAccess] = useState<Access>('all');
  const list = useOpenedArticlesInfiniteQuery({ query: access === 'all' ? {} : { access } });
  const loadMore = useFurtherPages(list);
  const articles = list.currentData?.pages.flatMap(({ items }) => items);
  return (
    <Page>
      <Stack $gap={24}>
        <div>
          <PageTitle>{texts.forMe}</PageTitle>
          <Quiet>{texts.forMeLead}</Quiet>
        </div>
        <div>
          <SegmentedControl
            label={texts.access}
            value={access}
            onChange={setAccess}
            options={(['all', ...articleAccesses] as const).map((value) => ({ value, label: texts.accesses[value] }))}
          />
        </div>
        {articles === undefined ? (
          list.error === undefined ? (
            <ArticleSkeletons count={3} />
          ) : (
            <ErrorState text={failureOf(list.error).message} onRetry={list.refetch} />
          )
        ) : articles.length === 0 ? (
          <EmptyState
            icon={<BookMarked />}
            text={texts.emptyForMe}
            action={<ButtonLink to={link(blogPath)}>{texts.toBlog}</ButtonLink>}
          />
        ) : (
          <>
            <VisuallyHidden as="h2">{texts.forMe}</VisuallyHidden>
            <ArticleGrid
              articles={articles}
              foot={list.isFetchingNextPage ? texts.loading : list.hasNextPage ? '' : texts.end}
              onMore={loadMore}
            />
            {list.isFetchNextPageError && (
              <ErrorState text={failureOf(list.error).message} onRetry={list.fetchNextPage} />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
};
