import { Skeleton } from '../../ui/feedback/skeleton';
import { Stack } from '../../ui/layout/stack';
import { MateCardSkeletons } from '../../ui/people/mates-grid';
import { SectionHead } from '../../ui/layout/section-head';
import { LandingColumns } from '../../ui/landing/landing-columns';
import { LoadingTitle } from '../../ui/routing/loading-title';
import { texts } from './texts';

/** The page's own shape, so that its coming moves nothing. */
export const CategorySkeleton = () => (
  <div aria-busy>
    <LoadingTitle>{texts.title}</LoadingTitle>
    <LandingColumns>
      <Stack $gap={16}>
        <Skeleton $width="52px" $height={52} $radius="16px" />
        <Skeleton $width="420px" $height={36} />
        <Skeleton $width="560px" $height={51} />
        <Skeleton $width="300px" $height={83} />
      </Stack>
      <Skeleton $height={242} $radius="16px" />
    </LandingColumns>
    <SectionHead>
      <Skeleton $width="140px" $height={36} />
    </SectionHead>
    <MateCardSkeletons count={8} />
  </div>
);
