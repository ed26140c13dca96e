import styled from 'styled-components';
import { Stack } from '#client/kit/layout/stack.tsx';
import { below } from '#client/kit/theme/theme.ts';

/** A page for one object, where a drawer would be too narrow. */
export const ObjectPage = styled(Stack).attrs({ $gap: 20 })`
  padding: 24px;
  ${below('md')} {
    padding: 16px 12px;
  }
`;

/** The object, and next to it the actions on it. */
export const ObjectColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  align-items: start;
  gap: 20px;
  @media (max-width: 1099.98px), print {
    grid-template-columns: minmax(0, 1fr);
  }
`;
