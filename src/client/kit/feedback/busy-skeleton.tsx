import type { ComponentProps } from 'react';
import { Skeleton } from './skeleton';

/** In the place of what is on its way as one piece: busy for readers too. */
export const BusySkeleton = (shape: ComponentProps<typeof Skeleton>) => (
  <div aria-busy="true">
    <Skeleton {...shape} />
  </div>
);
