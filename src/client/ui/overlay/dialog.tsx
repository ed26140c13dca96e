import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { Body, Content, DialogHeader, Overlay } from './dialog-look';
import type { DialogShape } from './dialog-look';
import { texts } from './texts';

interface DialogProps {
  readonly title: string;
  readonly description?: string;
  readonly onClose: () => void;
  readonly open?: boolean;
  /** Outside clicks and Escape do not close it; its own buttons do. */
  readonly strict?: boolean;
  readonly shape?: DialogShape;
  /** px */
  readonly width?: number;
  /** 328 px on small screens. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

const refuse = (event: Event) => event.preventDefault();

/** Keeps the focus inside and gives it back. On phones a sheet from below, unless its shape is `center`. */
export const Dialog = ({
  title,
  description,
  onClose,
  open = true,
  strict = false,
  shape = 'sheet',
  width = 480,
  narrow = false,
  children,
}: DialogProps) => (
  <Radix.Root
    open={open}
    onOpenChange={(next) => {
      if (!next) onClose();
    }}
  >
    <Radix.Portal>
      <Overlay>
        <Content
          $shape={shape}
          $width={width}
          $narrow={narrow}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          {...(strict ? { onEscapeKeyDown: refuse, onPointerDownOutside: refuse, onInteractOutside: refuse } : {})}
        >
          <DialogHeader>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={texts.close}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </DialogHeader>
          <Body>
            {description !== undefined && <Radix.Description>{description}</Radix.Description>}
            {children}
          </Body>
        </Content>
      </Overlay>
    </Radix.Portal>
  </Radix.Root>
);
