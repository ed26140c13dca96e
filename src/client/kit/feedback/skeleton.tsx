import styled from 'styled-components';
import { theme } from '../theme/theme';

interface SkeletonProps {
  readonly $width?: string;
  readonly $height?: number;
  readonly $radius?: string;
}

/** A placeholder in the shape of the content; `data-skeleton` lets the journey tests wait for the content. */
export const Skeleton = styled.span.attrs<SkeletonProps & { readonly 'data-skeleton'?: true }>({
  'aria-hidden': true,
  'data-skeleton': true,
})`
  display: block;
  flex-shrink: 0;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = 16 }) => $height}px;
  border-radius: ${({ $radius = theme.radius.r8 }) => $radius};
  background: ${theme.color.surface2};
  animation: breathe 1400ms ease-in-out infinite;
`;
