import type { ComponentProps } from 'react';
import { TextField } from '../../kit/form/text-field';
import { Quiet } from '../../kit/layout/prose';
import { TextLink } from '../../kit/routing/text-link';
import { texts } from './texts';
import { policyPath } from '#contract/routes/product-pages.ts';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete' | 'hint'>;

export const EmailField = (props: FieldProps) => (
  <TextField label={texts.email} type="email" autoComplete="email" {...props} />
);

export const UsernameField = (props: FieldProps) => (
  <TextField label={texts.username} autoComplete="nickname" hint={texts.usernameHint} {...props} />
);

/** Below every button that creates an account. */
export const Agreement = () => (
  <Quiet>
    {texts.agree} <TextLink to={policyPath}>{texts.agreement}</TextLink>
  </Quiet>
);

/** The fields under which a refusal to create an account is shown. */
export const takenFields = { AUTH_EMAIL_ALREADY_TAKEN: 'email', AUTH_USERNAME_ALREADY_TAKEN: 'username' } as const;
