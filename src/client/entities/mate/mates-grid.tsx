import styled, { css } from 'styled-components';
import { Skeleton } from '../../kit/feedback/skeleton';
import { below } from '../../kit/theme/theme';

/** As many cards next to each other as fit. */
export const matesGridStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(264px, 100%), 1fr));
  gap: 16px;
  ${below('md')} {
    gap: 12px;
  }
`;

export const MatesGrid = styled.ul`
  ${matesGridStyles}
`;

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
