import * as Radix from '@radix-ui/react-dialog';
import styled from 'styled-components';
import { below, floating, from, theme } from '../theme/theme';

/** `sheet` slides in from below on phones, `center` is a box on every screen, `side` is a drawer on the right. */
export type DialogShape = 'sheet' | 'center' | 'side';

/** It scrolls itself, so that a long dialog can be scrolled while the page behind it is locked. */
export const Overlay = styled(Radix.Overlay)<{ $layer: 'modal' | 'notifications' }>`
  position: fixed;
  inset: 0;
  z-index: ${({ $layer }) => theme.layer[$layer]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-y: auto;
  background: ${theme.color.shade};
  animation: fade-in 140ms;
`;

const placement: Readonly<Record<DialogShape, string>> = {
  sheet: `align-self: end; border-radius: 24px 24px 0 0; padding-bottom: max(20px, env(safe-area-inset-bottom));
    ${from('sm')} { place-self: center; width: calc(100% - 48px); margin: 24px; border-radius: ${theme.radius.r24}; padding-bottom: 24px; }`,
  center: `place-self: center; width: calc(100% - 32px); margin: 16px; border-radius: ${theme.radius.r24};`,
  side: `justify-self: end; min-height: 100%; padding-right: max(20px, env(safe-area-inset-right)); border-radius: 0; ${from('sm')} { border-radius: 24px 0 0 24px; }`,
};

export const Content = styled(Radix.Content)<{ $shape: DialogShape; $width: number; $narrow: boolean }>`
  ${floating}
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  padding: 20px;
  animation: rise 180ms;
  ${from('sm')} {
    padding: 24px;
  }
  ${({ $shape }) => placement[$shape]}
  ${({ $narrow }) => $narrow && `${below('sm')} { max-width: 328px; }`}
  &:focus {
    outline: none;
  }
`;

export const DialogHeader = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 16px;
  h2 {
    padding-top: 4px;
    font: 600 19px/1.3 ${theme.font.title};
    letter-spacing: -0.01em;
  }
  > button {
    margin: -4px -8px 0 0;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  > * {
    min-width: 0;
  }
  > p:not([role='alert']) {
    color: ${theme.color.text2};
  }
`;

export const DialogActions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: 12px;
  margin-top: 8px;
  ${from('sm')} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;
