import styled from 'styled-components';
import { Card } from '#client/kit/layout/card.tsx';
import { theme } from '#client/kit/theme/theme.ts';

export const CardFrame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  h2 {
    flex: 1 0 auto;
  }
`;

export const Statement = styled.div`
  padding: 12px 16px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  small {
    color: ${theme.color.text3};
    font-size: 13px;
  }
  p {
    margin-top: 4px;
    white-space: pre-line;
  }
`;

export const Files = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 6px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
  }
  a {
    color: ${theme.color.info};
  }
  small {
    color: ${theme.color.text3};
  }
`;
