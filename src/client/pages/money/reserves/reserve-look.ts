import styled from 'styled-components';
import { below, tabular, theme } from '../../../kit/theme/theme';

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

const tones = { paid: theme.color.ok, waiting: theme.color.warn, free: theme.color.lineStrong } as const;

export const Piece = styled.span<{ $tone: keyof typeof tones; $share: number }>`
  flex: ${({ $share }) => $share} 0 0;
  background: ${({ $tone }) => tones[$tone]};
`;

export const Quiet = styled.p`
  color: ${theme.color.text3};
  font-size: 13px;
  overflow-wrap: anywhere;
`;

/** Never breaks a sum or a word apart; on a phone as narrow as they let it be. */
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

export const RowLine = styled.li`
  display: grid;
  gap: 8px;
  padding: 12px 0;
  border-top: 1px solid ${theme.color.line};
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
