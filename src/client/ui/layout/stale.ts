import styled from 'styled-components';

/** What is shown still answers the former question: it fades until the new answer has come. */
export const Stale = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity 150ms;
`;
