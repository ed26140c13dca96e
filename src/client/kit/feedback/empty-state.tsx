import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** One sentence. */
  readonly text: ReactNode;
  /** The one useful action. */
  readonly action?: ReactNode;
}

export const StateBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  padding: 40px 20px;
  color: ${theme.color.text2};
  text-align: center;
  text-wrap: balance;
  h1 {
    color: ${theme.color.text1};
  }
`;

export const StateIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface2};
  svg {
    width: 24px;
    height: 24px;
  }
`;

export const EmptyState = ({ icon, text, action }: EmptyStateProps) => (
  <StateBox>
    {icon !== undefined && <StateIcon aria-hidden>{icon}</StateIcon>}
    <p>{text}</p>
    {action}
  </StateBox>
);
