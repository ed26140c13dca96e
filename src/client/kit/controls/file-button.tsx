import { Upload } from '../icons/upload';
import { type ReactNode, useRef } from 'react';
import { Button } from './button';
import { FileInput } from './file-input';

interface FileButtonProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** What the file chooser offers. */
  readonly accept: string;
  readonly size?: 'sm' | 'md';
  readonly busy?: boolean;
  readonly onPick: (file: File) => Promise<void>;
}

/** Chooses one file of this device. */
export const FileButton = ({
  label,
  icon = <Upload aria-hidden />,
  accept,
  size = 'md',
  busy = false,
  onPick,
}: FileButtonProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size={size} busy={busy} onClick={() => field.current?.click()}>
        {icon}
        {label}
      </Button>
      <FileInput ref={field} aria-label={label} accept={accept} onPick={([file]) => onPick(file)} />
    </>
  );
};
