import '#client/kit/theme/sheets/article.ts';
import { EyeOff } from '../../kit/icons/eye-off';
import { FileX } from '../../kit/icons/file-x';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import styled from 'styled-components';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { articlePath } from '#contract/routes/product-pages.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { Loaded } from '../../api/loaded';
import { ArticleBody } from '../../entities/blog/article-body';
import { useArticleQuery } from '../../entities/blog/blog-api';
import { useMe } from '../../entities/person/users-api';
import { useGameLink } from '../../entities/game/chosen-game';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Notice } from '../../kit/feedback/notice';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { Row, Stack } from '../../kit/layout/stack';
import { lazySection } from '../../kit/overlay/lazy-section';
import { PageTitle } from '../../kit/routing/page-title';
import { theme, unprinted } from '../../kit/theme/theme';
import { ArticleAside } from './article-aside';
import { ArticleBanner, ArticleHead, BackLink, LikeButton, ReportLink, ShareLink } from './article-head';
import { texts } from './texts';
import { blogPath } from '#contract/routes/product-pages.ts';

// Loaded only for the readers who need it: reading does not.
const Statistics = lazySection({
  load: () => import(/* webpackChunkName: "article-statistics" */ './statistics').then((m) => m.Statistics),
  fallback: <Skeleton $height={320} $radius="16px" />,
  errorText: texts.noStats,
});
const Paywall = lazySection({
  load: () => import(/* webpackChunkName: "article-paywall" */ './paywall').then((m) => m.Paywall),
  fallback: <Skeleton $height={320} $radius="24px" />,
  errorText: texts.noWayIn,
});
const BeginTournament = lazySection({
  load: () => import(/* webpackChunkName: "article-tournament" */ './begin-tournament').then((m) => m.BeginTournament),
  fallback: <Skeleton $width="240px" $height={44} />,
  errorText: texts.noPart,
});
const Registration = lazySection({
  load: () => import(/* webpackChunkName: "article-registration" */ './registration').then((m) => m.Registration),
  fallback: <Skeleton $height={124} $radius="16px" />,
  errorText: texts.noPart,
});

const Text = styled(ArticleBody)<{ $fading: boolean }>`
  ${({ $fading }) => $fading && 'mask-image: linear-gradient(#000 calc(100% - min(90px, 45%)), rgb(0 0 0 / 12%));'}
`;

const Thread = styled.div`
  position: fixed;
  top: ${theme.size.header};
  left: 0;
  z-index: ${theme.layer.header};
  width: 100%;
  height: 2px;
  background: ${theme.color.accent};
  transform: scaleX(0);
  transform-origin: left;
  ${unprinted}
`;

/** Reading progress, updated without React, so that scrolling stays fast. */
const Progress = () => {
  const thread = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const move = () => {
      const all = document.documentElement.scrollHeight - innerHeight;
      if (thread.current) thread.current.style.transform = `scaleX(${all <= 0 ? 0 : Math.min(1, scrollY / all)})`;
    };
    addEventListener('scroll', move, { passive: true });
    return () => removeEventListener('scroll', move);
  }, []);
  return <Thread ref={thread} aria-hidden />;
};

const Reader = ({ article }: { readonly article: ArticleView }) => (
  <>
    <Progress />
    <div className="article-columns">
      <div className="article-main">
        <ArticleHead article={article} />
        {!article.live && <Notice icon={<EyeOff aria-hidden />} text={texts.takenDown} />}
        <Text
          $fading={article.locked !== null}
          document={article.document}
          mates={article.mates}
          registration={<Registration article={article} />}
        />
        {article.locked !== null && <Paywall article={article} locked={article.locked} />}
        <Row $justify="space-between">
          <Row $gap={8}>
            <LikeButton article={article} />
            <ShareLink />
          </Row>
          {!article.own && <ReportLink articleId={article.id} />}
        </Row>
        {article.own && <Statistics article={article} />}
      </div>
      <ArticleAside article={article} />
    </div>
  </>
);

const Waiting = () => (
  <Page aria-busy>
    <Stack $gap={20}>
      <Skeleton $height={320} $radius="24px" />
      <Skeleton $width="60%" $height={36} />
      <Skeleton $height={18} />
      <Skeleton $height={18} />
      <Skeleton $width="80%" $height={18} />
    </Stack>
  </Page>
);

const Missing = ({ id, denied = false }: { readonly id: number; readonly denied?: boolean }) => {
  const link = useGameLink();
  const me = useMe();
  const isTournament = id === articleTerms.tournamentId && !denied;
  const text = denied ? texts.denied : isTournament ? texts.noTournament : texts.notFound;
  const toBlog = <ButtonLink to={link(blogPath)}>{texts.toBlog}</ButtonLink>;
  const isOperator = me !== null && me.permissions.length > 0;
  const action = isTournament && isOperator ? <BeginTournament me={me} otherwise={toBlog} /> : toBlog;
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <EmptyState icon={<FileX />} text={text} action={action} />
    </Page>
  );
};

/** `material-257` → 257; null for anything else. */
const idOf = (material = ''): number => Number(/^material-([1-9]\d{0,8})$/.exec(material)?.[1] ?? 0);

/** Links of old texts end with the number alone. */
const isOld = (material = ''): boolean => /^[1-9]\d{0,8}$/.test(material);

export const ArticlePage = () => {
  const { material } = useParams();
  const { search, hash } = useLocation();
  const id = idOf(material);
  const query = useArticleQuery({ params: { id } }, { skip: id === 0 });
  if (material !== undefined && isOld(material)) return <Navigate to={articlePath(material) + search + hash} replace />;
  if (id === 0) return <Missing id={id} />;
  return (
    <Loaded
      query={query}
      skeleton={<Waiting />}
      missing={({ status }) => <Missing id={id} denied={status === 403} />}
      isMissing={({ status }) => status === 404 || status === 403 || status === 400}
      pageTitle={texts.title}
      isLong
    >
      {(article) => (
        <Page>
          <BackLink />
          <ArticleBanner article={article} />
          <Reader article={article} />
        </Page>
      )}
    </Loaded>
  );
};
