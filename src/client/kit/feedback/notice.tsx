import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

interface NoticeProps {
  readonly icon: ReactNode;
  readonly text: string;
  /** A remedy: a link, a switch. */
  readonly action?: ReactNode;
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 60px;
  padding: 10px 20px;
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface2};
  > svg {
    flex-shrink: 0;
    color: ${theme.color.text2};
  }
  p {
    flex: 1 1 200px;
  }
`;

/** A notice above a page's content: why something is not possible now, and what to do about it. */
export const Notice = ({ icon, text, action }: NoticeProps) => (
  <Box>
    {icon}
    <p>{text}</p>
    {action}
  </Box>
);
