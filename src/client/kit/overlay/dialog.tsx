import { X } from '../icons/x';
import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../controls/icon-button';
import { Body, Content, DialogHeader, type DialogShape, Overlay } from './dialog-styles';
import { texts } from './texts';
import { useBackCloses } from './use-back-closes';

/** A menu is closed by the time the dialog closes: the button that opened it takes its place. */
const focusableOpener = (element: Element): Element => {
  const buttonId = element.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '';
  return (buttonId === '' ? null : document.getElementById(buttonId)) ?? element;
};

const openersByDialog = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * The elements that may receive the focus back, in order of preference: the one that had it, its focusable ancestors,
 * then the openers of the dialog that contained it.
 */
const openersOf = (active: Element | null): readonly HTMLElement[] => {
  const openers: HTMLElement[] = [];
  for (
    let element = active && focusableOpener(active);
    element !== null && element !== document.body;
    element = element.parentElement
  ) {
    // `tabindex="-1"`: a container that takes the focus when its buttons disappear.
    if (
      element instanceof HTMLElement &&
      (element.tabIndex >= 0 || element.hasAttribute('tabindex') || element === active)
    )
      openers.push(element);
    openers.push(...(openersByDialog.get(element) ?? []));
  }
  return openers;
};

/** For a dialog that is opened from this one and outlives it. */
const storeOpeners = (dialog: Element | null, openers: readonly HTMLElement[]): void => {
  if (dialog !== null) openersByDialog.set(dialog, openers);
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
  readonly ignoresBack: boolean;
  readonly focusesItself: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const preventDefault = (event: Event) => event.preventDefault();

const focusItself = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

/** An open dialog: mounted on opening, unmounted on closing. */
const DialogFrame = ({ children, ...props }: DialogFrameProps) => {
  const { openers, title, description, strict, shape, width, narrow, layer, inAddress, ignoresBack, onClose } = props;
  const { focusesItself } = props;
  useBackCloses(onClose, { ignoresBack: inAddress || ignoresBack });
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    // The code that closed it may have moved the focus already.
    if (document.activeElement === document.body) openers.find((element) => element.isConnected)?.focus();
  };
  return (
    <Overlay $layer={layer}>
      <Content
        ref={(content) => storeOpeners(content, openers)}
        $shape={shape}
        $width={width}
        $narrow={narrow}
        onCloseAutoFocus={restoreFocus}
        {...(focusesItself ? { onOpenAutoFocus: focusItself } : {})}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        {...(strict
          ? { onEscapeKeyDown: preventDefault, onPointerDownOutside: preventDefault, onInteractOutside: preventDefault }
          : {})}
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
 * The elements that may receive the focus back. Read during render: the element from which the dialog was opened may be
 * removed by the next commit.
 */
const useOpeners = (open: boolean): readonly HTMLElement[] => {
  const [state, setState] = useState(() => ({ open, openers: openersOf(document.activeElement) }));
  if (state.open !== open) setState({ open, openers: open ? openersOf(document.activeElement) : state.openers });
  return state.openers;
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
  /** At most 328 px on small screens. */
  readonly narrow?: boolean;
  /** Notifications of the product are shown above dialogs that were opened before. */
  readonly layer?: 'modal' | 'notifications';
  /** It is open because the address says so: Back leads to the address before. */
  readonly inAddress?: boolean;
  /** Back does not close it either: only its own buttons do. */
  readonly ignoresBack?: boolean;
  /**
   * Takes the focus itself, not its first button: of a button that takes it right after the system's window of files Orca
   * says nothing.
   */
  readonly focusesItself?: boolean;
  readonly children: ReactNode;
}

/**
 * Traps the focus and returns it to the element that opened it. On phones a sheet from below, unless its shape is
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
  ignoresBack = false,
  focusesItself = false,
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
          ignoresBack={ignoresBack}
          focusesItself={focusesItself}
          onClose={onClose}
        >
          {children}
        </DialogFrame>
      </Radix.Portal>
    </Radix.Root>
  );
};
