import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';

interface Figure {
  readonly label: string;
  /** Undefined while it loads. */
  readonly value: ReactNode | undefined;
  readonly hint?: ReactNode;
}

const Box = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface1};
  ${below('md')} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Cell = styled.div`
  padding: 12px 16px;
  & + & {
    border-left: 1px solid ${theme.color.line};
  }
  ${below('md')} {
    border-left: 0 !important;
  }
  dt,
  dd:last-child {
    color: ${theme.color.text3};
    font-size: 12px;
  }
  dd:nth-child(2) {
    font: 600 18px/1.5 ${theme.font.title};
    letter-spacing: -0.02em;
  }
`;

/** Figures above a list. */
export const Totals = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Box>
    {figures.map(({ label, value, hint }) => (
      <Cell key={label}>
        <dt>{label}</dt>
        <dd>{value ?? <Skeleton $width="70%" $height={24} />}</dd>
        <dd>{hint ?? '\u00a0'}</dd>
      </Cell>
    ))}
  </Box>
);
