import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled, { keyframes } from 'styled-components';
import { defineTexts } from '../texts/define-texts';
import { Link } from '../routing/link';
import { below, floating, theme } from '../theme/theme';
import { toastClosed, type ToastKind, toastsSlice } from './toasts-slice';

const texts = defineTexts({ ru: { close: 'Закрыть сообщение' } });

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
  bottom: calc(${theme.size.bottomBar} + 24px);
  left: 24px;
  z-index: ${theme.layer.toast};
  pointer-events: none;
  ${below('md')} {
    right: max(16px, env(safe-area-inset-right));
    bottom: calc(${theme.size.tabBar} + ${theme.size.bottomBar} + 16px);
    left: max(16px, env(safe-area-inset-left));
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
  > a {
    color: ${theme.color.accent};
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -8px -4px -8px 0;
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
  // By its id: closed under the pointer, a toast never hears the pointer leave, and would hold those that follow.
  const [held, setHeld] = useState<string | null>(null);

  useEffect(() => {
    if (toast === null || held === toast.id) return;
    const timer = setTimeout(() => dispatch(toastClosed(toast.id)), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, held, dispatch]);

  const Icon = toast === null ? null : icons[toast.kind];
  return (
    <Region role="status" aria-live={toast?.kind === 'danger' ? 'assertive' : 'polite'}>
      {toast !== null && Icon !== null && (
        <Box
          key={toast.id}
          $kind={toast.kind}
          onPointerEnter={() => setHeld(toast.id)}
          onPointerLeave={() => setHeld(null)}
        >
          <Icon aria-hidden />
          <Text>{toast.text}</Text>
          {toast.way && (
            <Link to={toast.way.to} onClick={() => dispatch(toastClosed(toast.id))}>
              {toast.way.label}
            </Link>
          )}
          <Close type="button" aria-label={texts.close} onClick={() => dispatch(toastClosed(toast.id))}>
            <X aria-hidden />
          </Close>
        </Box>
      )}
    </Region>
  );
};
