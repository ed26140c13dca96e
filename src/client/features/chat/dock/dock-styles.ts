import styled from 'styled-components';
import { below, floating, oneLine, theme } from '#client/kit/theme/theme.ts';

/** Its empty parts let clicks through to the page. */
export const Shelf = styled.div`
  position: fixed;
  right: max(24px, env(safe-area-inset-right));
  bottom: calc(${theme.size.bottomBar} + max(24px, env(safe-area-inset-bottom)));
  left: max(24px, env(safe-area-inset-left));
  z-index: ${theme.layer.chat};
  display: flex;
  /* What a narrow window has no room for goes above. */
  flex-flow: row-reverse wrap-reverse;
  align-items: flex-start;
  gap: 12px;
  pointer-events: none;
  &:focus {
    outline: none;
  }
  > * {
    pointer-events: auto;
  }
`;

/** In portrait a phone has its tab bar. */
export const LandscapeOnly = styled(Shelf)`
  ${below('md')} {
    display: none;
  }
`;

/**
 * Space below the page's last line, so that it can be scrolled above the minimised windows: their height, their offset
 * and a gap.
 */
export const BottomSpace = styled.div`
  height: calc(56px + max(24px, env(safe-area-inset-bottom)) + 12px);
`;

export const Panel = styled.section`
  ${floating}
  display: flex;
  flex-shrink: 0;
  flex-direction: column;
  width: 340px;
  height: min(520px, calc(100dvh - ${theme.size.header} - ${theme.size.bottomBar} - 48px));
  overflow: hidden;
`;

export const MinimisedWindow = styled.section`
  ${floating}
  display: flex;
  flex-shrink: 1;
  align-items: center;
  min-width: 0;
  width: 240px;
  height: 52px;
  padding: 0 6px 0 0;
  background: ${theme.color.surface2};
`;

export const Restore = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
  height: 100%;
  padding-left: 10px;
  border-radius: ${theme.radius.r16};
  font-size: 14px;
  font-weight: 600;
  text-align: left;
  > span:nth-of-type(2) {
    ${oneLine}
    flex: 1;
  }
  > svg {
    flex-shrink: 0;
    width: 18px;
    height: 18px;
    color: ${theme.color.text2};
  }
`;

export const ListHead = styled.header`
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: 56px;
  padding: 6px 8px 2px 16px;
  h2 {
    flex: 1;
    font-size: 17px;
  }
`;
