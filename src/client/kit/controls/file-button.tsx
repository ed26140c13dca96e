import { Upload } from '../icons/upload';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { Button } from './button';
import { FileInput } from './file-input';
import { FileRefusal, useTakenFiles } from './file-refusal';

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'whyNot'> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** What the file chooser offers. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** The id of what stands beside it. */
  readonly hint?: string;
  /** Resolves to why the files were not taken, if they were not: that stands under the button, and is told. */
  readonly onPick: Parameters<typeof useTakenFiles>[0];
}

/** Chooses files of this device. In a row or a stack: why they were not taken has a line of its own there. */
export const FileButton = ({
  label,
  icon = <Upload aria-hidden />,
  accept,
  multiple = false,
  hint,
  onPick,
  ...button
}: FileButtonProps) => {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { take, busy, refused } = useTakenFiles(onPick);
  const about = [hint, refused === null ? undefined : id].filter((one) => one !== undefined);
  return (
    <>
      <Button
        {...button}
        busy={busy}
        aria-describedby={about.length === 0 ? undefined : about.join(' ')}
        onClick={() => field.current?.click()}
      >
        {icon}
        {label}
      </Button>
      <FileInput ref={field} aria-label={label} accept={accept} multiple={multiple} onPick={take} />
      <FileRefusal id={id} refused={refused} />
    </>
  );
};
