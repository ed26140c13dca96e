import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../controls/icon-button';
import { Body, Content, DialogHeader, type DialogShape, Overlay } from './dialog-styles';
import { texts } from './texts';
import { useBackCloses } from './use-back-closes';

/** A menu is gone by the time: the button that it hangs on stands for it. */
const standIn = (element: Element): Element => {
  const buttonId = element.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '';
  return (buttonId === '' ? null : document.getElementById(buttonId)) ?? element;
};

const ofDialogs = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * What to give the focus back to, in order of preference: what had it, whatever around it can take it, and so on for
 * the dialog it stood in.
 */
const openersOf = (active: Element | null): readonly HTMLElement[] => {
  const openers: HTMLElement[] = [];
  for (
    let element = active && standIn(active);
    element !== null && element !== document.body;
    element = element.parentElement
  ) {
    if (element instanceof HTMLElement && (element.tabIndex >= 0 || element === active)) openers.push(element);
    openers.push(...(ofDialogs.get(element) ?? []));
  }
  return openers;
};

/** For a dialog that is opened out of this one and outlives it. */
const rememberOpeners = (dialog: Element | null, openers: readonly HTMLElement[]): void => {
  if (dialog !== null) ofDialogs.set(dialog, openers);
};

interface DialogFrameProps {
  readonly openers: readonly HTMLElement[];
  readonly title: string;
  readonly description: string | undefined;
  readonly strict: boolean;
  readonly shape: DialogShape;
  readonly width: number;
  readonly narrow: boolean;
  readonly layer: 'modal' | 'notifications';
  readonly inAddress: boolean;
  readonly staysOnBack: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const refuse = (event: Event) => event.preventDefault();

/** An open dialog: lives from opening to closing. */
const DialogFrame = ({ children, ...props }: DialogFrameProps) => {
  const { openers, title, description, strict, shape, width, narrow, layer, inAddress, staysOnBack, onClose } = props;
  useBackCloses(onClose, { leavesAlone: inAddress || staysOnBack });
  const giveBack = (event: Event) => {
    event.preventDefault();
    // Whoever closed it may have put the focus where it belongs already.
    if (document.activeElement === document.body) openers.find((element) => element.isConnected)?.focus();
  };
  return (
    <Overlay $layer={layer}>
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

/**
 * What had the focus when the dialog opened. Asked for as early as can be: what it was opened out of may be gone with
 * the next commit.
 */
const useOpeners = (open: boolean): readonly HTMLElement[] => {
  const [asked, setAsked] = useState(() => ({ open, openers: openersOf(document.activeElement) }));
  if (asked.open !== open) setAsked({ open, openers: open ? openersOf(document.activeElement) : asked.openers });
  return asked.openers;
};

interface DialogProps {
  readonly title: string;
  readonly description?: string;
  readonly onClose: () => void;
  readonly open?: boolean;
  /** Outside clicks and Escape do not close it; its own buttons and Back do. */
  readonly strict?: boolean;
  readonly shape?: DialogShape;
  /** px */
  readonly width?: number;
  /** 328 px on small screens. */
  readonly narrow?: boolean;
  /** What the product tells stands over what was opened before. */
  readonly layer?: 'modal' | 'notifications';
  /** It is open because the address says so: Back leads to where it was not. */
  readonly inAddress?: boolean;
  /** Back does not close it either: nothing but its own buttons does. */
  readonly staysOnBack?: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the focus inside and gives it back to what opened it. On phones a sheet from below, unless its shape is
 * `center`.
 */
export const Dialog = ({
  title,
  description,
  onClose,
  open = true,
  strict = false,
  shape = 'sheet',
  width = 480,
  narrow = false,
  layer = 'modal',
  inAddress = false,
  staysOnBack = false,
  children,
}: DialogProps) => {
  const openers = useOpeners(open);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Radix.Portal>
        <DialogFrame
          openers={openers}
          title={title}
          description={description}
          strict={strict}
          shape={shape}
          width={width}
          narrow={narrow}
          layer={layer}
          inAddress={inAddress}
          staysOnBack={staysOnBack}
          onClose={onClose}
        >
          {children}
        </DialogFrame>
      </Radix.Portal>
    </Radix.Root>
  );
};
