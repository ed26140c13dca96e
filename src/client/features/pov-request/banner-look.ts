import styled, { createGlobalStyle } from 'styled-components';
import { Container } from '../../ui/layout/container';
import { below } from '../../ui/theme/media';
import { oneLine } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';

/** For the page the header ends below the bar: what sticks or fills the window counts with it. */
export const RoomForBar = createGlobalStyle`
  :root {
    --header-itself: ${theme.size.header};
  }
  main {
    --header: calc(var(--header-itself) + var(--banner));
  }
`;

/** Below the header and in the page's flow: it covers nothing. */
export const Box = styled.section`
  position: sticky;
  top: ${theme.size.header};
  z-index: calc(${theme.layer.header} - 1);
  height: var(--banner);
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface2};
`;

export const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 100%;
  > svg {
    flex-shrink: 0;
    color: ${theme.color.warn};
  }
  > button {
    flex-shrink: 0;
    margin-left: auto;
  }
`;

export const Words = styled.p`
  ${oneLine}
  font-size: 14px;
  line-height: 1.35;
  > span {
    color: ${theme.color.text2};
  }
  ${below('md')} {
    > * {
      ${oneLine}
      display: block;
    }
    > span {
      font-size: 13px;
    }
  }
`;

export const Reason = styled.span`
  ${below('md')} {
    && {
      display: none;
    }
  }
`;
