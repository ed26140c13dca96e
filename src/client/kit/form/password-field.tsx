import { Eye } from '../icons/eye';
import { EyeOff } from '../icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../controls/icon-button';
import type { FieldProps } from './field';
import { texts } from './texts';
import { TextField } from './text-field';

/** A password field with a button that shows the password. */
export const PasswordField = (props: FieldProps & Omit<ComponentProps<'input'>, 'children' | 'type'>) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
        </IconButton>
      }
    />
  );
};
