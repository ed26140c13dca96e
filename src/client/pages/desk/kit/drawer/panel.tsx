import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tabular, theme } from '#client/kit/theme/theme.ts';

/** A box of related facts in a drawer or on a card. */
export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  padding: 14px 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
`;

export const PanelTitle = styled.h3`
  font-size: 14px;
  font-weight: 600;
`;

const Line = styled.div<{ $strong: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding: 4px 0;
  color: ${({ $strong }) => ($strong ? theme.color.text1 : theme.color.text2)};
  ${({ $strong }) => $strong && `margin-top: 6px; padding-top: 10px; border-top: 1px solid ${theme.color.line}; font-weight: 600;`}
  dd {
    ${tabular}
    color: ${theme.color.text1};
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

/** A fact and its value within a `dl`. */
export const SumLine = ({
  label,
  value,
  strong = false,
}: {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly strong?: boolean;
}) => (
  <Line $strong={strong}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </Line>
);
