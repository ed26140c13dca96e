import { Status } from '#client/kit/feedback/status.tsx';
import { BookOpen } from '../../kit/icons/book-open';
import { Bookmark } from '../../kit/icons/bookmark';
import { PenLine } from '../../kit/icons/pen-line';
import styled from 'styled-components';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { Loaded } from '../../api/loaded';
import { usePagedList } from '../../api/use-paged-list';
import { ArticleGrid, ArticleSkeletons } from '../../entities/blog/article-grid';
import {
  blogApi,
  useArticlesInfiniteQuery,
  useArticlesShelfQuery,
  useBlogOverviewQuery,
} from '../../entities/blog/blog-api';
import { useGameLink } from '../../entities/game/chosen-game';
import { useMe } from '../../entities/person/users-api';
import { loginPath } from '../../entities/session/return-path';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { LoadMore } from '../../kit/feedback/load-more';
import { Page, SectionTitle } from '../../kit/layout/page';
import { Stale } from '../../kit/layout/prose';
import { Row, Stack } from '../../kit/layout/stack';
import { PageTitle } from '../../kit/routing/page-title';
import { below, from, theme } from '../../kit/theme/theme';
import { BlogAside } from './blog-aside';
import { type BlogFilterControls, type BlogFilters, feedQuery, readBlogFilters, useBlogFilters } from './blog-filters';
import { FiltersBar } from './filters-bar';
import { Recommended, recommendedCall } from './recommended';
import { texts } from './texts';
import { materialsForMePath, newMaterialPath } from '#contract/routes/product-pages.ts';

const Lead = styled.p`
  margin-top: 6px;
  color: ${theme.color.text2};
`;

/** Side by side on phones too. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${below('md')} {
    gap: 8px;
    width: 100%;
    > * {
      flex: 1 1 auto;
      padding-inline: 10px;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: start;
  }
`;

const Count = styled.p`
  color: ${theme.color.text3};
  font-size: 14px;
`;

const pageSize = 12;

const feedCall = (filters: BlogFilters) => ({ query: { ...feedQuery(filters), limit: pageSize } });

const Feed = ({ controls }: { readonly controls: BlogFilterControls }) => {
  const { filters, reset, narrowed } = controls;
  const feed = usePagedList(useArticlesInfiniteQuery(feedCall(filters)));
  const link = useGameLink();
  const nothing = (
    <EmptyState
      icon={<BookOpen />}
      text={narrowed ? texts.empty : texts.emptyAll}
      action={
        narrowed ? (
          <Button onClick={reset}>{texts.reset}</Button>
        ) : (
          <ButtonLink to={link(newMaterialPath)}>{texts.write}</ButtonLink>
        )
      }
    />
  );
  return (
    <Loaded query={feed.query} skeleton={<ArticleSkeletons count={6} />} empty={nothing}>
      {(items) => (
        <Stack as="section" $gap={16} aria-labelledby="feed">
          <Row $justify="space-between">
            <SectionTitle id="feed">{narrowed ? texts.found : texts.news}</SectionTitle>
            <Status as={Count}>{texts.count(feed.total)}</Status>
          </Row>
          <Stale $stale={feed.stale} aria-busy={feed.stale || feed.loadingMore}>
            <ArticleGrid
              articles={items}
              foot={feed.loadingMore ? texts.loading : feed.hasMore ? '' : texts.end}
              onMore={feed.loadMore}
            />
            <LoadMore hasMore={false} loading={false} failure={feed.moreFailure} onMore={feed.retryMore} />
          </Stale>
        </Stack>
      )}
    </Loaded>
  );
};

/** Articles by mates and clients. */
export const BlogPage: PageComponent = () => {
  const me = useMe();
  const link = useGameLink();
  const controls = useBlogFilters();
  const { data: overview } = useBlogOverviewQuery();
  const { author } = controls.filters;
  const narrowed = useArticlesShelfQuery({ query: { authorId: author ?? '', limit: 1 } }, { skip: author === null });
  const authorName =
    overview?.authors.find(({ id }) => id === author)?.username ?? narrowed.currentData?.items[0]?.author.username;
  const own = (path: string) => (me === null ? loginPath(path) : link(path));
  return (
    <Page>
      <Stack $gap={28}>
        <Row $justify="space-between" $align="end">
          <div>
            <PageTitle>{texts.title}</PageTitle>
            <Lead>{texts.lead}</Lead>
          </div>
          <Links>
            <ButtonLink to={own(materialsForMePath)}>
              <Bookmark aria-hidden />
              {texts.opened}
            </ButtonLink>
            <ButtonLink to={own(newMaterialPath)} variant="primary">
              <PenLine aria-hidden />
              {texts.write}
            </ButtonLink>
          </Links>
        </Row>
        <FiltersBar controls={controls} overview={overview} authorName={authorName} />
        {!controls.narrowed && <Recommended />}
        <Columns>
          <Feed controls={controls} />
          {overview !== undefined && (
            <BlogAside overview={overview} onAuthor={(author) => controls.change({ author })} />
          )}
        </Columns>
      </Stack>
    </Page>
  );
};

BlogPage.firstQueries = ({ query }) => [
  blogApi.endpoints.articles.initiate(feedCall(readBlogFilters(query)), unsubscribed),
  blogApi.endpoints.articlesShelf.initiate(recommendedCall, unsubscribed),
  blogApi.endpoints.blogOverview.initiate(undefined, unsubscribed),
];
