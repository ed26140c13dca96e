import { Status } from '#client/kit/feedback/status.tsx';
import type { ComponentProps } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded, type QueryState } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';
import { TimeChoice } from './time-choice';

interface FreeTimesProps extends Omit<ComponentProps<typeof TimeChoice>, 'starts'> {
  readonly query: QueryState<CallResponse<'GET /v1/mates/{mateId}/booking-times'>>;
}

/** The free times, or the loading, empty or error state in their place. */
export const FreeTimes = ({ query, ...choice }: FreeTimesProps) => (
  <Loaded
    query={query}
    skeleton={
      <Stack $gap={14} role="status" aria-label={texts.loadingTimes}>
        <Skeleton $height={60} $radius="12px" />
        <Skeleton $height={96} $radius="12px" />
      </Stack>
    }
  >
    {({ open, starts }) =>
      !open || starts.length === 0 ? (
        <Status>{open ? texts.noTimes : texts.closed}</Status>
      ) : (
        <TimeChoice starts={starts} {...choice} />
      )
    }
  </Loaded>
);
