import { Skeleton } from '../../ui/feedback/skeleton';
import { Stack } from '../../ui/layout/stack';
import { texts } from './texts';

/** Cards of settings that are still to come. */
export const SettingsSkeleton = ({ cards = 3 }: { readonly cards?: number }) => (
  <Stack $gap={16} role="status" aria-label={texts.loading}>
    {Array.from({ length: cards }, (_, card) => (
      <Skeleton key={card} $height={card === 1 ? 232 : 152} $radius="16px" />
    ))}
  </Stack>
);
