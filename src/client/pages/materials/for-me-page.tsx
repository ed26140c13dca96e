import { BookMarked } from '../../kit/icons/book-marked';
import { useState } from 'react';
import { articleAccesses } from '#domain/blog/article-enums.ts';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { ArticleGrid, ArticleSkeletons } from '../../entities/blog/article-grid';
import { useOpenedArticlesInfiniteQuery } from '../../entities/blog/blog-api';
import { useGameLink } from '../../entities/game/chosen-game';
import { ButtonLink } from '../../kit/controls/button-link';
import { moreOf } from '../../api/more-of';
import { LoadMore } from '../../kit/feedback/load-more';
import { EmptyState } from '../../kit/feedback/empty-state';
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
        <Loaded
          query={itemsOf(list)}
          skeleton={<ArticleSkeletons count={3} />}
          empty={
            <EmptyState
              icon={<BookMarked />}
              text={texts.emptyForMe}
              action={<ButtonLink to={link(blogPath)}>{texts.toBlog}</ButtonLink>}
            />
          }
        >
          {(articles) => (
            <>
              <VisuallyHidden as="h2">{texts.forMe}</VisuallyHidden>
              <ArticleGrid
                articles={articles}
                foot={list.isFetchingNextPage ? texts.loading : list.hasNextPage ? '' : texts.end}
                onMore={loadMore}
              />
              <LoadMore {...moreOf(list)} hasMore={false} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
};
