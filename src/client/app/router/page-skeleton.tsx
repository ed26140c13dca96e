import { Skeleton } from '../../ui/feedback/skeleton';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { texts } from './texts';

/** Only before the first page: later the old page stays until the new one's code is there. */
export const PageSkeleton = () => (
  <Page role="status" aria-label={texts.loading}>
    <Stack $gap={20}>
      <Skeleton $width="320px" $height={36} />
      <Skeleton $height={180} $radius="16px" />
      <Skeleton $height={120} $radius="16px" />
    </Stack>
  </Page>
);
