import styled from 'styled-components';
import { Skeleton } from '../feedback/skeleton';
import { below } from '../theme/media';

/** As many cards side by side as fit. */
export const MatesGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(264px, 1fr));
  gap: 16px;
  ${below('md')} {
    gap: 12px;
  }
`;

/** Cards on their way, in the cards' own size. */
export const MateCardSkeletons = ({ count }: { readonly count: number }) => (
  <MatesGrid aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <Skeleton $height={306} $radius="16px" />
      </li>
    ))}
  </MatesGrid>
);
