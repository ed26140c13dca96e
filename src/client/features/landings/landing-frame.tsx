import { FileQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureOf } from '../../api/api-failure';
import { ButtonLink } from '../../ui/controls/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { MateCardSkeletons } from '../../ui/people/mates-grid';
import { LoadingTitle } from '../../ui/routing/loading-title';
import { PageTitle } from '../../ui/routing/page-title';
import { texts } from './texts';

interface LandingFrameProps {
  /** There is no such page. */
  readonly missing: boolean;
  readonly error: unknown;
  readonly retry: () => unknown;
  readonly gameId: string;
  /** Null while nothing has come. */
  readonly children: ReactNode;
}

/** A landing in whichever of its states it is. */
export const LandingFrame = ({ missing, error, retry, gameId, children }: LandingFrameProps) => (
  <Page>
    {missing && (
      <>
        <VisuallyHidden as={PageTitle}>{texts.notFoundTitle}</VisuallyHidden>
        <EmptyState icon={<FileQuestionMark />} text={texts.notFound} action={<ButtonLink to={`/${gameId}/team`}>{texts.team}</ButtonLink>} />
      </>
    )}
    {!missing && children === null && error !== undefined && <ErrorState heading={<PageTitle>{texts.failedTitle}</PageTitle>} text={failureOf(error).message} onRetry={retry} />}
    {!missing && children === null && error === undefined && (
      <Stack $gap={20} role="status" aria-label={texts.loading}>
        <LoadingTitle>{texts.title}</LoadingTitle>
        <Skeleton $width="520px" $height={88} />
        <Skeleton $width="620px" $height={56} />
        <Skeleton $width="320px" $height={84} />
        <MateCardSkeletons count={4} />
      </Stack>
    )}
    {children}
  </Page>
);
