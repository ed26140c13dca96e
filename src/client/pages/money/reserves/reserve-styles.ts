import styled from 'styled-components';
import { Stack } from '#client/kit/layout/stack.tsx';
import { below, tabular, theme } from '#client/kit/theme/theme.ts';

export const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  dt {
    color: ${theme.color.text2};
    font-size: 13px;
  }
  dd {
    font: 600 24px/1.2 ${theme.font.title};
    ${tabular}
  }
`;

export const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
`;

export const pieceColours = { paid: theme.color.ok, waiting: theme.color.warn, free: theme.color.lineStrong } as const;

export const Piece = styled.span<{ $tone: keyof typeof pieceColours; $share: number }>`
  flex: ${({ $share }) => $share} 0 0;
  background: ${({ $tone }) => pieceColours[$tone]};
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: ${theme.color.text2};
  font-size: 13px;
`;

/** Sum, purpose and button, side by side where there is room. */
export const RequestLine = styled.div`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr) auto;
  align-items: end;
  gap: 12px;
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Quiet = styled.p`
  color: ${theme.color.text3};
  font-size: 13px;
  overflow-wrap: anywhere;
`;

export const Grow = styled(Stack)`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Never breaks within a sum or a word; on a phone as narrow as they allow. */
export const Sums = styled.div`
  display: grid;
  flex: none;
  gap: 4px;
  text-align: right;
  p {
    overflow-wrap: normal;
  }
  ${below('md')} {
    width: min-content;
  }
`;

/** A part: its sum, purpose, status and actions; on a phone the text takes a line of its own. */
export const RowLine = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 0;
  border-top: 1px solid ${theme.color.line};
  form {
    grid-column: 1 / -1;
  }
  > :nth-child(3):last-child {
    grid-column: 3 / -1;
    justify-self: end;
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(3):last-child {
      grid-column: 2;
    }
    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    > :nth-child(4) {
      grid-column: 1 / -1;
    }
  }
  b {
    font-weight: 600;
    ${tabular}
  }
`;

export const Plain = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Bill = styled.dl`
  display: grid;
  gap: 10px;
  div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  div:last-child {
    padding-top: 12px;
    border-top: 1px solid ${theme.color.line};
    font-weight: 600;
  }
  dd {
    ${tabular}
  }
`;
