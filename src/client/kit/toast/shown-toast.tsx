import { CircleAlert } from '../icons/circle-alert';
import { CircleCheck } from '../icons/circle-check';
import { Info } from '../icons/info';
import { TriangleAlert } from '../icons/triangle-alert';
import { X } from '../icons/x';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { defineTexts } from '../texts/define-texts';
import { Link } from '../routing/link';
import { below, floating, theme } from '../theme/theme';
import { type Toast, toastClosed, type ToastKind } from './toasts-slice';

const texts = defineTexts({ ru: { close: 'Закрыть сообщение' } });

const icons = { success: CircleCheck, danger: CircleAlert, info: Info, warning: TriangleAlert } as const;

const colors: Readonly<Record<ToastKind, string>> = {
  success: theme.color.ok,
  danger: theme.color.danger,
  info: theme.color.info,
  warning: theme.color.warn,
};

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
  animation: rise-a-little 160ms;
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

/** A toast for as long as it is shown; it stays while the pointer or the keyboard is on it. */
export const ShownToast = ({ toast }: { readonly toast: Toast }) => {
  const dispatch = useDispatch();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (hovered || focused) return;
    const timer = setTimeout(() => dispatch(toastClosed(toast.id)), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, hovered, focused, dispatch]);

  const Icon = icons[toast.kind];
  return (
    <Box
      $kind={toast.kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden />
      <Text>{toast.text}</Text>
      {toast.link && (
        <Link to={toast.link.to} onClick={() => dispatch(toastClosed(toast.id))}>
          {toast.link.label}
        </Link>
      )}
      <Close type="button" aria-label={texts.close} onClick={() => dispatch(toastClosed(toast.id))}>
        <X aria-hidden />
      </Close>
    </Box>
  );
};
