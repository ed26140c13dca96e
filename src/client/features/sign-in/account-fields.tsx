import type { ComponentProps } from 'react';
import { TextField } from '../../kit/form/text-field';
import { Checkbox } from '../../kit/form/checkbox';
import { TextLink } from '../../kit/routing/text-link';
import { texts } from './texts';
import { documentPaths } from '#contract/routes/product-pages.ts';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete' | 'hint'>;

export const EmailField = (props: FieldProps) => (
  <TextField label={texts.email} type="email" autoComplete="email" {...props} />
);

export const UsernameField = (props: FieldProps) => (
  <TextField label={texts.username} autoComplete="nickname" hint={texts.usernameHint} {...props} />
);

/** Letters about offers: an account does without them. */
export const MarketingTick = (props: Omit<ComponentProps<typeof Checkbox>, 'children'>) => (
  <Checkbox {...props}>
    {texts.marketing}{' '}
    <TextLink to={documentPaths.marketing} target="_blank">
      {texts.marketingTerms}
    </TextLink>
  </Checkbox>
);

/** The fields under which a refusal to create an account is shown. */
export const takenFields = { AUTH_EMAIL_ALREADY_TAKEN: 'email', AUTH_USERNAME_ALREADY_TAKEN: 'username' } as const;
