import styled from 'styled-components';

/** A section's title with what leads further at its other end. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin: 48px 0 20px;
`;
