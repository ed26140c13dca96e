import type { ComponentProps } from 'react';
import { Skeleton } from '../../kit/feedback/skeleton';

/** As many cards next to each other as fit. */
export const MatesGrid = (props: ComponentProps<'ul'>) => <ul {...props} className="mate-cards" />;

/** Placeholders of the cards' size. */
export const MateCardSkeletons = ({ count }: { readonly count: number }) => (
  <MatesGrid aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <Skeleton $height={328} $radius="16px" />
      </li>
    ))}
  </MatesGrid>
);
