import type { ComponentProps } from 'react';
import { Skeleton } from './skeleton';

/** A skeleton in place of a single block; `aria-busy` for screen readers. */
export const BusySkeleton = (shape: ComponentProps<typeof Skeleton>) => (
  <div aria-busy="true">
    <Skeleton {...shape} />
  </div>
);
