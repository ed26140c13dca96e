import type { ComponentProps } from 'react';
import { chooserGone } from './chooser-gone';

/** What becomes of chosen files. What moves the focus, such as a dialog, waits until the window of files is gone. */
export type PickFiles<Outcome = unknown> = (files: readonly [File, ...File[]], gone: Promise<void>) => Outcome;

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> {
  readonly onPick: PickFiles;
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
      if (first !== undefined) await onPick([first, ...others], chooserGone());
    }}
  />
);
