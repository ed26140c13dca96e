import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ArticleCard } from '#contract/blog/article-views.ts';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Grid, fitColumns } from '../../kit/layout/stack';
import { theme } from '../../kit/theme/theme';
import { ArticleTile, Tile } from './article-tile';

const columns = fitColumns(300);

/** Placeholders in the shape of the tiles. */
export const ArticleSkeletons = ({ count }: { readonly count: number }) => (
  <Grid $columns={columns} $gap={20} aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <Tile key={index} as="div">
        <Skeleton $height={190} $radius="0" />
        <Pad>
          <Skeleton $width="40%" $height={14} />
          <Skeleton $height={18} />
          <Skeleton $width="60%" $height={20} />
        </Pad>
      </Tile>
    ))}
  </Grid>
);

const Pad = styled.div`
  display: grid;
  gap: 14px;
  padding: 18px;
`;

const Edge = styled.div`
  min-height: 56px;
  padding: 16px;
  color: ${theme.color.text3};
  font-size: 13px;
  text-align: center;
`;

interface ArticleGridProps {
  readonly articles: readonly ArticleCard[];
  /** The text below: that more is loading, or that this is all. */
  readonly foot: string;
  readonly onMore: () => void;
}

/**
 * Invisible tiles cost nothing (`content-visibility`), so the list needs no virtualisation; the next page is requested
 * before the end is visible.
 */
export const ArticleGrid = ({ articles, foot, onMore }: ArticleGridProps) => {
  const edge = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (edge.current === null) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) latest.current();
      },
      { rootMargin: '900px' },
    );
    watch.observe(edge.current);
    return () => watch.disconnect();
    // Observed again after each page: the end may still be visible.
  }, [articles.length]);
  return (
    <>
      <Grid $columns={columns} $gap={20}>
        {articles.map((article) => (
          <ArticleTile key={article.id} article={article} />
        ))}
      </Grid>
      <Edge ref={edge} role="status">
        {foot}
      </Edge>
    </>
  );
};
