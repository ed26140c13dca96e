import type { ComponentProps } from 'react';
import { chooserGone } from './chooser-gone';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> {
  /** Called once the person is back from the system's window of files. */
  readonly onPick: (files: readonly [File, ...File[]]) => unknown;
}

/** The system's window of files: not seen itself, a button beside it presses it. */
export const FileInput = ({ onPick, ...input }: FileInputProps) => (
  <input
    {...input}
    type="file"
    hidden
    onChange={async ({ target }) => {
      const [first, ...others] = target.files ?? [];
      // So that the same file can be chosen again after an error.
      target.value = '';
      if (first === undefined) return;
      await chooserGone();
      await onPick([first, ...others]);
    }}
  />
);
