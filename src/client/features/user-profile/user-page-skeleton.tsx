import { Skeleton } from '../../ui/feedback/skeleton';
import { Row, Stack } from '../../ui/layout/stack';
import { LoadingTitle } from '../../ui/routing/loading-title';
import { texts } from './texts';

export const UserPageSkeleton = () => (
  <Stack $gap={20} role="status" aria-label={texts.loading}>
    <LoadingTitle>{texts.profile}</LoadingTitle>
    <Row $gap={20}>
      <Skeleton $width="136px" $height={136} $radius="50%" />
      <Skeleton $width="260px" $height={36} />
    </Row>
    <Skeleton $height={150} $radius="16px" />
  </Stack>
);
