import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';
import type { DialogShape } from './dialog-look';
import { useOpeners } from './use-openers';

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

/** Keeps the focus inside and gives it back to what opened it. On phones a sheet from below, unless its shape is `center`. */
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
        <DialogFrame openers={openers} title={title} description={description} strict={strict} shape={shape} width={width} narrow={narrow}>
          {children}
        </DialogFrame>
      </Radix.Portal>
    </Radix.Root>
  );
};
