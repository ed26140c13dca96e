import styled from 'styled-components';
import { Container } from '../../kit/layout/page';
import { below, small, theme } from '../../kit/theme/theme';

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 360px minmax(0, 1fr);
  gap: 16px;
  height: max(480px, calc(100dvh - ${theme.size.header}));
  padding-block: 24px;
  ${below('lg')} {
    grid-template-columns: 280px minmax(0, 1fr);
  }
  ${small} {
    display: block;
    height: calc(100dvh - ${theme.size.header} - ${theme.size.tabBar});
    min-height: 320px;
    padding: 0;
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  overflow: hidden;
  ${small} {
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

export const SideHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding: 8px 8px 4px 16px;
  h1 {
    font-size: 19px;
  }
`;

export const Main = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  overflow: hidden;
`;

/** Centred in the remaining height of the window. */
export const Choice = styled.div`
  margin: auto;
`;

/** On phones: over header and tab bar, above the on-screen keyboard. */
export const Screen = styled.section`
  position: fixed;
  right: 0;
  left: 0;
  z-index: calc(${theme.layer.tabBar} + 1);
  display: flex;
  flex-direction: column;
  padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
  background: ${theme.color.bg};
`;
