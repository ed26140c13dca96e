import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled, { keyframes } from 'styled-components';
import { below } from '../theme/media';
import { theme } from '../theme/theme';
import { floating } from '../theme/mixins';
import { texts } from './texts';
import { toastClosed, toastsSlice } from './toasts-slice';
import type { ToastKind } from './toasts-slice';

const icons = { success: CircleCheck, danger: CircleAlert, info: Info, warning: TriangleAlert } as const;

const colors: Readonly<Record<ToastKind, string>> = {
  success: theme.color.ok,
  danger: theme.color.danger,
  info: theme.color.info,
  warning: theme.color.warn,
};

const appear = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/** In the middle: at the right it would lie on the chat's button and on the dock. */
const Region = styled.div`
  position: fixed;
  right: 24px;
  bottom: 24px;
  left: 24px;
  z-index: ${theme.layer.toast};
  pointer-events: none;
  ${below('md')} {
    right: 16px;
    bottom: calc(${theme.size.tabBar} + 16px);
    left: 16px;
  }
`;

const Box = styled.div<{ $kind: ToastKind }>`
  display: flex;
  align-items: center;
  gap: 10px;
  width: fit-content;
  max-width: 440px;
  margin: 0 auto;
  padding: 12px 8px 12px 16px;
  ${floating}
  background: ${theme.color.surface3};
  animation: ${appear} 160ms;
  pointer-events: auto;
  ${below('md')} {
    width: auto;
  }
  > svg {
    color: ${({ $kind }) => colors[$kind]};
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${theme.radius.r8};
  color: ${theme.color.text2};
  &:hover {
    background: ${theme.color.line};
  }
`;

const Text = styled.p`
  flex: 1;
`;

/** The live region stands in the page from the start: only then do screen readers say what comes into it. */
export const ToastHost = () => {
  const toast = useSelector(toastsSlice.selectors.currentToast);
  const dispatch = useDispatch();
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (toast === null || held) return;
    const timer = setTimeout(() => dispatch(toastClosed(toast.id)), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, held, dispatch]);

  const Icon = toast === null ? null : icons[toast.kind];
  return (
    <Region role="status" aria-live={toast?.kind === 'danger' ? 'assertive' : 'polite'}>
      {toast !== null && Icon !== null && (
        <Box key={toast.id} $kind={toast.kind} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
          <Icon aria-hidden />
          <Text>{toast.text}</Text>
          <Close type="button" aria-label={texts.close} onClick={() => dispatch(toastClosed(toast.id))}>
            <X aria-hidden />
          </Close>
        </Box>
      )}
    </Region>
  );
};
