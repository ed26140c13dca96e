import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ReactElement, type ReactNode, startTransition, useState } from 'react';
import styled from 'styled-components';
import { floating, theme } from '../theme/theme';
import { texts } from './texts';
import { ClosedByBack } from './use-back-closes';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly defaultOpen?: boolean;
  /** px */
  readonly width?: number;
  readonly label?: string;
  /** The focus returns to the button unless this event is prevented. */
  readonly onCloseFocus?: (event: Event) => void;
}

const Content = styled(DropdownMenu.Content)<{ $width: number | undefined }>`
  ${floating}
  z-index: ${theme.layer.modal};
  width: ${({ $width }) => ($width === undefined ? 'auto' : `${$width}px`)};
  min-width: 220px;
  max-width: calc(100vw - 16px);
  max-height: min(var(--radix-dropdown-menu-content-available-height), 640px);
  padding: 8px;
  overflow-y: auto;
  animation: drop 120ms;
`;

/**
 * Keyboard, typeahead and focus come from Radix. An open menu is rendered outside of the page's landmarks, so it is a
 * landmark itself.
 */
export const Menu = ({
  trigger,
  children,
  align = 'start',
  defaultOpen = false,
  width,
  label,
  onCloseFocus,
}: MenuProps) => {
  const [open, setOpen] = useState(defaultOpen);
  /**
   * The press is shown first: its items take longer to be rendered. It closes at once: where Back is answered by an entry
   * of the history, that entry has to go before a link of the menu leads on.
   */
  const change = (next: boolean): void => (next ? startTransition(() => setOpen(true)) : setOpen(false));
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={change}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <section aria-label={label ?? texts.menu}>
          <Content
            align={align}
            sideOffset={10}
            collisionPadding={8}
            $width={width}
            aria-label={label}
            {...(onCloseFocus === undefined ? {} : { onCloseAutoFocus: onCloseFocus })}
          >
            <ClosedByBack onClose={() => change(false)} />
            {children}
          </Content>
        </section>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
