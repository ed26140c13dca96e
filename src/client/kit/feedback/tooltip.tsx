import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

interface TooltipProps {
  /** The wrapped control refers to the text by this id (`aria-describedby`), also while the tooltip is hidden. */
  readonly id?: string | undefined;
  /** Null: there is nothing to explain now. */
  readonly text: string | null;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const edge = 8;

const Wrapper = styled.span<{ $wide: boolean }>`
  position: relative;
  /* A grid, so that a stretched wrapper stretches its control. */
  display: ${({ $wide }) => ($wide ? 'grid' : 'inline-grid')};
  border-radius: ${theme.radius.r12};
`;

const Bubble = styled.span`
  position: absolute;
  bottom: calc(100% + 8px);
  left: 50%;
  z-index: ${theme.layer.notifications};
  width: max-content;
  max-width: min(260px, 80vw);
  padding: 8px 12px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 10px;
  background: ${theme.color.surface3};
  color: ${theme.color.text1};
  font: 400 13px/1.4 ${theme.font.text};
  text-align: left;
  white-space: normal;
  transform: translateX(-50%);
`;

/** Explains the wrapped control, usually a disabled button: it appears on hover and focus, and Escape hides it. */
export const Tooltip = ({ id, text, wide = false, children }: TooltipProps) => {
  const [open, setOpen] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (!open || bubble.current === null) return;
    bubble.current.style.marginLeft = '';
    const box = bubble.current.getBoundingClientRect();
    const overRight = Math.max(0, box.right + edge - document.documentElement.clientWidth);
    const overLeft = Math.max(0, edge - box.left);
    bubble.current.style.marginLeft = `${overLeft - overRight}px`;
  }, [open, text]);

  return (
    <Wrapper
      $wide={wide}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onClick={() => setOpen(true)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      {children}
      {text !== null && text !== '' && (
        <Bubble id={id} ref={bubble} role="tooltip" hidden={!open}>
          {text}
        </Bubble>
      )}
    </Wrapper>
  );
};
