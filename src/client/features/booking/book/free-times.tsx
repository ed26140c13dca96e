import type { ComponentProps } from 'react';
import { ErrorState } from '#client/kit/feedback/error-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';
import { TimeChoice } from './time-choice';
import type { useFreeTimes } from './use-free-times';

type FreeTimesProps = ReturnType<typeof useFreeTimes> & Omit<ComponentProps<typeof TimeChoice>, 'starts'>;

/** The free times, or the loading, empty or error state in their place. */
export const FreeTimes = ({ open, starts, failure, retry, ...choice }: FreeTimesProps) => {
  if (failure !== null) return <ErrorState text={failure} onRetry={retry} />;
  if (starts === undefined)
    return (
      <Stack $gap={14} role="status" aria-label={texts.loadingTimes}>
        <Skeleton $height={60} $radius="12px" />
        <Skeleton $height={96} $radius="12px" />
      </Stack>
    );
  if (!open) return <p role="status">{texts.closed}</p>;
  if (starts.length === 0) return <p role="status">{texts.noTimes}</p>;
  return <TimeChoice starts={starts} {...choice} />;
};
