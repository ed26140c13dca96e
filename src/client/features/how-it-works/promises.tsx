import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cardLook } from '../../ui/layout/card';
import { theme } from '../../ui/theme/theme';

interface PromisesProps {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly lines: readonly string[];
}

const Box = styled.section`
  ${cardLook}
  scroll-margin-top: calc(${theme.size.header} + 16px);
  h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 17px;
    svg {
      color: ${theme.color.accent};
    }
  }
  li {
    margin-top: 14px;
    color: ${theme.color.text2};
  }
`;

/** What the service answers for. */
export const Promises = ({ id, title, icon, lines }: PromisesProps) => (
  <Box id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      {icon}
      {title}
    </h2>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Box>
);
