import styled from 'styled-components';

interface Gap {
  /** px, in steps of 4 */
  readonly $gap?: number;
}

export const Stack = styled.div<Gap>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 16 }) => $gap}px;
`;

export const Row = styled.div<Gap>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 12 }) => $gap}px;
`;
