import { Skeleton } from '../../ui/feedback/skeleton';
import { Stack } from '../../ui/layout/stack';
import { texts } from './texts';

export const OrdersSkeleton = () => (
  <Stack $gap={12} role="status" aria-label={texts.loading}>
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} $height={110} $radius="16px" />
    ))}
  </Stack>
);
