import styled, { css } from 'styled-components';
import { below, from } from '../../ui/theme/media';
import { clampLines, floating } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';

/** At the left, where neither the chat nor the toasts are; on phones above the tab bar. */
const place = css`
  position: fixed;
  bottom: 24px;
  left: 24px;
  z-index: ${theme.layer.chat};
  ${below('md')} {
    bottom: calc(${theme.size.tabBar} + 12px + env(safe-area-inset-bottom));
    left: 12px;
  }
`;

export const Box = styled.section`
  ${place}
  ${floating}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 8px;
  width: 360px;
  padding: 14px 8px 14px 16px;
  background: ${theme.color.surface2};
  ${below('md')} {
    right: 12px;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    width: auto;
    padding: 6px 4px 6px 14px;
  }
`;

export const Words = styled.div`
  min-width: 0;
  strong {
    display: block;
    font-weight: 600;
  }
  > span {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

export const Reason = styled.p`
  ${clampLines(2)}
  grid-column: 1 / -1;
  padding-right: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
  overflow-wrap: anywhere;
  ${below('md')} {
    display: none;
  }
`;

export const Action = styled.div`
  ${from('md')} {
    grid-column: 1 / -1;
    padding: 10px 8px 0 0;
  }
`;

export const FoldPlace = styled.div`
  ${from('md')} {
    grid-area: 1 / 2;
    margin-top: -6px;
  }
`;

export const Folded = styled.button`
  ${place}
  display: flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 14px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 22px;
  background: ${theme.color.surface3};
  box-shadow: ${theme.shadow};
  font-size: 14px;
  svg {
    color: ${theme.color.warn};
  }
`;
