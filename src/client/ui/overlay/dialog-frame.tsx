import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { Body, Content, DialogHeader, Overlay } from './dialog-look';
import type { DialogShape } from './dialog-look';
import { rememberOpeners } from './openers-of';
import { texts } from './texts';

interface DialogFrameProps {
  readonly openers: readonly HTMLElement[];
  readonly title: string;
  readonly description: string | undefined;
  readonly strict: boolean;
  readonly shape: DialogShape;
  readonly width: number;
  readonly narrow: boolean;
  readonly children: ReactNode;
}

const refuse = (event: Event) => event.preventDefault();

/** An open dialog: lives from opening to closing. */
export const DialogFrame = ({ openers, title, description, strict, shape, width, narrow, children }: DialogFrameProps) => {
  const giveBack = (event: Event) => {
    event.preventDefault();
    // Whoever closed it may have put the focus where it belongs already.
    if (document.activeElement === document.body) openers.find((element) => element.isConnected)?.focus();
  };
  return (
    <Overlay>
      <Content
        ref={(content) => rememberOpeners(content, openers)}
        $shape={shape}
        $width={width}
        $narrow={narrow}
        onCloseAutoFocus={giveBack}
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
  );
};
