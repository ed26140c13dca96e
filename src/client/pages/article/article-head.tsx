import { ArrowLeft } from '../../kit/icons/arrow-left';
import { Clock3 } from '../../kit/icons/clock-3';
import { Flag } from '../../kit/icons/flag';
import { Heart } from '../../kit/icons/heart';
import { Link2 } from '../../kit/icons/link-2';
import styled from 'styled-components';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { formatDuration, formatRating } from '#domain/text/format.ts';
import { ArticleCover } from '../../entities/blog/article-cover';
import { GameName } from '../../entities/blog/game-name';
import { useLikeArticleMutation } from '../../entities/blog/blog-api';
import { useGameLink } from '../../entities/game/chosen-game';
import { LevelBadge } from '../../entities/mate/mate-tags';
import { PersonAvatar } from '../../entities/person/person-avatar';
import { useMe } from '../../entities/person/users-api';
import { useGoToSignIn } from '../../entities/session/use-go-to-sign-in';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { DateText } from '../../kit/display/date-and-countdown';
import { Row, Stack } from '../../kit/layout/stack';
import { LazyMenu, lazyComponent } from '../../kit/overlay/lazy-component';
import { Link } from '../../kit/routing/link';
import { PageTitle } from '../../kit/routing/page-title';
import { theme, unprinted } from '../../kit/theme/theme';
import { texts } from './texts';
import { articlePath, blogPath } from '#contract/routes/product-pages.ts';
import { askPath } from '#contract/routes/support-pages.ts';

export const BackLink = () => {
  const link = useGameLink();
  return (
    <Back to={link(blogPath)}>
      <ArrowLeft aria-hidden />
      {texts.back}
    </Back>
  );
};

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  color: ${theme.color.text2};
  font-size: 14px;
  svg {
    width: 16px;
    height: 16px;
  }
  ${unprinted}
`;

const Banner = styled.div`
  margin-top: 12px;
  overflow: hidden;
  border-radius: ${theme.radius.r24};
  > div {
    aspect-ratio: 3.1;
  }
`;

const Facts = styled(Row)`
  color: ${theme.color.text2};
  font-size: 14px;
  svg {
    width: 15px;
    height: 15px;
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

const Title = styled(PageTitle)`
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Author = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  b {
    font-weight: 600;
  }
  p {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const Divided = styled(Row)`
  padding-bottom: 20px;
  border-bottom: 1px solid ${theme.color.line};
`;

const whyNotLike = ({ own, locked }: ArticleView): string | null => {
  if (own) return texts.likesOfOthers;
  return locked === null ? null : texts.likeOnceOpen;
};

/** The like button with its counter. */
export const LikeButton = ({ article }: { readonly article: ArticleView }) => {
  const me = useMe();
  const showRefusal = useRefusalToast();
  const askToSignIn = useGoToSignIn();
  const [like] = useLikeArticleMutation();
  const { id, liked, likes } = article;
  const set = async () => {
    const { error } = await like({ params: { id }, body: { liked: !liked } });
    if (error !== undefined) showRefusal(error);
  };
  return (
    <Button
      size="sm"
      aria-pressed={liked}
      aria-label={texts.likeLabel(likes)}
      whyNot={me === null ? null : whyNotLike(article)}
      onClick={me === null ? askToSignIn : set}
    >
      <Heart aria-hidden fill={liked ? 'currentColor' : 'none'} />
      {likes}
    </Button>
  );
};

const shareArticle = lazyComponent(
  () => import(/* webpackChunkName: "share-article" */ './share-article').then((m) => m.ShareArticle),
  { renderError: null },
);

/** People who come by a shared link are referred by its sender. */
export const ShareLink = () => (
  <LazyMenu
    menu={shareArticle}
    trigger={
      <Button size="sm">
        <Link2 aria-hidden />
        {texts.share}
      </Button>
    }
  />
);

export const ReportLink = ({ articleId }: { readonly articleId: number }) => {
  const link = useGameLink();
  return (
    <ButtonLink to={link(askPath('BLOG', articlePath(articleId)))} variant="ghost" size="sm">
      <Flag aria-hidden />
      {texts.report}
    </ButtonLink>
  );
};

export const ArticleHead = ({ article }: { readonly article: ArticleView }) => {
  const { author } = article;
  const facts = [
    author.rating === null ? '' : `${formatRating(author.rating)} ★`,
    author.mateGameId === null ? '' : texts.orders(author.orders),
    texts.articles(author.articles),
  ];
  return (
    <Stack $gap={16}>
      <Facts $gap={8}>
        <GameName gameId={article.gameId} />
        <span>·</span>
        <DateText value={article.publishedAt} />
        <span>·</span>
        <span>
          <Clock3 aria-hidden /> {formatDuration(article.minutes)}
        </span>
        {article.updatedAt !== null && (
          <span>
            · {texts.updated} <DateText value={article.updatedAt} />
          </span>
        )}
      </Facts>
      <Title>{article.title}</Title>
      <Divided $justify="space-between">
        <Author>
          <PersonAvatar person={author} size={44} />
          <div>
            <Row $gap={8}>
              <b>{author.username}</b>
              {author.level !== null && <LevelBadge level={author.level} />}
            </Row>
            <p>{facts.filter((fact) => fact !== '').join(' · ')}</p>
          </div>
        </Author>
        <Row $gap={8}>
          <LikeButton article={article} />
          <ShareLink />
        </Row>
      </Divided>
    </Stack>
  );
};

export const ArticleBanner = ({ article }: { readonly article: ArticleView }) => (
  <Banner>
    <ArticleCover article={article} place="banner" eager marked={false} />
  </Banner>
);
