import { Upload } from '../icons/upload';
import { useRef } from 'react';
import { Button } from './button';
import { FileInput } from './file-input';

interface FileButtonProps {
  readonly label: string;
  /** What the file chooser offers. */
  readonly accept: string;
  readonly size?: 'sm' | 'md';
  readonly busy?: boolean;
  readonly onPick: (file: File) => Promise<void>;
}

/** Chooses one file of this device. */
export const FileButton = ({ label, accept, size = 'md', busy = false, onPick }: FileButtonProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size={size} busy={busy} onClick={() => field.current?.click()}>
        <Upload aria-hidden />
        {label}
      </Button>
      <FileInput
        ref={field}
        aria-label={label}
        accept={accept}
        onPick={([file]) => (file === undefined ? undefined : onPick(file))}
      />
    </>
  );
};
