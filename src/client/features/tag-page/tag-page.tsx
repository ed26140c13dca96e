import { LayoutGrid } from 'lucide-react';
import { useParams } from 'react-router';
import { failureOf } from '../../api/api-failure';
import { useCategoryTagQuery } from '../../api/mate-side-api';
import { useMe } from '../../api/use-me';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageError } from '../../ui/feedback/page-error';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { MateCardSkeletons } from '../../ui/people/mates-grid';
import { useInviteOnReturn } from '../../ui/people/use-invite-on-return';
import { LoadingTitle } from '../../ui/routing/loading-title';
import { PageTitle } from '../../ui/routing/page-title';
import { useGameId } from '../../ui/routing/use-game-id';
import { TagLinks } from './tag-links';
import { TagMates } from './tag-mates';
import { TagPromise } from './tag-promise';
import { texts } from './texts';

const prefix = 'tag-';

/** A collection within a category: what it is, who plays it and for how much. */
export const TagPage = () => {
  const { landing = '' } = useParams();
  const gameId = useGameId();
  const me = useMe();
  const { currentData: tag, error, refetch } = useCategoryTagQuery({ params: { gameId, idOrSlug: landing.slice(prefix.length) } });
  useInviteOnReturn(me, gameId);
  const missing = tag === null || (error !== undefined && failureOf(error).code === 'VALIDATION_ERROR');
  if (missing) {
    return (
      <Page>
        <VisuallyHidden as={PageTitle}>{texts.notFoundTitle}</VisuallyHidden>
        <EmptyState icon={<LayoutGrid />} text={texts.notFound} action={<ButtonLink to={`/${gameId}/team`}>{texts.team}</ButtonLink>} />
      </Page>
    );
  }
  if (tag === undefined) {
    if (error !== undefined) return <PageError title={texts.failedTitle} text={failureOf(error).message} onRetry={refetch} />;
    return (
      <Page>
        <LoadingTitle>{texts.title}</LoadingTitle>
        <Stack $gap={20} role="status" aria-label={texts.loading}>
          <Skeleton $width="420px" $height={36} />
          <Skeleton $width="560px" $height={51} />
          <Skeleton $height={180} $radius="16px" />
          <MateCardSkeletons count={4} />
        </Stack>
      </Page>
    );
  }
  return (
    <Page key={tag.id}>
      <TagPromise tag={tag} me={me} gameId={gameId} />
      <TagLinks id="children" title={texts.children} tags={tag.children} gameId={gameId} />
      <TagMates tag={tag} me={me} gameId={gameId} />
      <TagLinks id="siblings" title={texts.siblings} tags={tag.siblings} gameId={gameId} />
    </Page>
  );
};
