import { ArrowLeft } from '../../kit/icons/arrow-left';
import { Clock3 } from '../../kit/icons/clock-3';
import { Flag } from '../../kit/icons/flag';
import { Heart } from '../../kit/icons/heart';
import { Link2 } from '../../kit/icons/link-2';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { articleHeadTexts } from '#domain/blog/article-head-texts.ts';
import { formatDuration } from '#domain/text/format.ts';
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
import { LazyMenu, lazyComponent } from '../../kit/overlay/lazy-component';
import { Link } from '../../kit/routing/link';
import { PageTitle } from '../../kit/routing/page-title';
import { texts } from './texts';
import { articlePath, blogPath } from '#contract/routes/product-pages.ts';
import { askPath } from '#contract/routes/support-pages.ts';

export const BackLink = () => {
  const link = useGameLink();
  return (
    <Link to={link(blogPath)} className="article-back">
      <ArrowLeft aria-hidden />
      {texts.back}
    </Link>
  );
};

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

/** The server's first screen writes the same (`blog-screen.ts`). */
export const ArticleHead = ({ article }: { readonly article: ArticleView }) => {
  const { author } = article;
  return (
    <div className="article-head">
      <div className="article-facts">
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
      </div>
      <PageTitle>{article.title}</PageTitle>
      <div className="article-by">
        <div className="article-author">
          <PersonAvatar person={author} size={44} />
          <div>
            <div className="article-name">
              <b>{author.username}</b>
              {author.level !== null && <LevelBadge level={author.level} />}
            </div>
            <p>{articleHeadTexts.author(author)}</p>
          </div>
        </div>
        <div className="article-acts">
          <LikeButton article={article} />
          <ShareLink />
        </div>
      </div>
    </div>
  );
};

export const ArticleBanner = ({ article }: { readonly article: ArticleView }) => (
  <div className="article-banner">
    <ArticleCover article={article} place="banner" eager marked={false} />
  </div>
);
