import styled from 'styled-components';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { below, paper, theme, unprinted } from '#client/kit/theme/theme.ts';

export const Split = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $open }) => ($open ? '480px' : '')};
  height: 100%;
  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${paper} {
    display: block;
    height: auto;
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  ${below('md')} {
    /* What stands above a list may fill a phone's whole height: the rows keep room of their own, the section scrolls. */
    grid-template-rows: auto minmax(320px, 1fr) auto;
  }
  ${paper} {
    display: block;
  }
`;

export const Head = styled(Stack)`
  padding: 24px 24px 12px;
  ${below('md')} {
    padding: 16px 12px 8px;
  }
`;

/** What chooses the rows, above them. */
export const Choosing = styled(Row)`
  ${unprinted}
`;

export const Foot = styled(Row)`
  min-height: 40px;
  padding: 6px 24px max(6px, env(safe-area-inset-bottom));
  color: ${theme.color.text3};
  font-size: 12px;
  ${below('md')} {
    padding-inline: 12px;
  }
`;

export const Bulk = styled(Row)`
  padding: 8px 12px;
  border-radius: 12px;
  background: ${theme.color.surface3};
  ${unprinted}
`;
