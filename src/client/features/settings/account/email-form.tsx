import { Status } from '#client/kit/feedback/status.tsx';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { canonicalEmail } from '#domain/people/email.ts';
import type { Me } from '#contract/schemas/me.ts';
import { email, givenPassword } from '#contract/schemas/account-fields.ts';
import { useUpdateEmailMutation } from '#client/entities/session/auth-api.ts';
import { showRefusal } from '#client/api/show-refusal.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { PasswordField } from '#client/kit/form/password-field.tsx';
import { schemaResolver } from '#client/kit/form/schema-resolver.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { Narrow, SaveRow, SettingCard } from '../setting-card';
import { texts } from '../texts';
import { SetFirstPassword } from './set-first-password';

/** The form for the emailed code, provided by another feature. */
export type ConfirmEmail = (email: string, onDone: () => void, justSent: boolean) => ReactNode;

interface EmailFormProps {
  readonly me: Me;
  readonly confirmEmail: ConfirmEmail;
}

const form = z.object({ email, password: givenPassword });
type Values = z.input<typeof form>;
const resolver = schemaResolver<Values>(form, { email: texts.wrong.email, password: texts.wrong.passwordEmpty });
const empty: Values = { email: '', password: '' };

/** The new address has to be confirmed by a code; until then the previous code form stays available. */
export const EmailForm = ({ me, confirmEmail }: EmailFormProps) => {
  const toast = useToast();
  const [updateEmail] = useUpdateEmailMutation();
  const [confirming, setConfirming] = useState<'sent' | 'asked' | null>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({ resolver, defaultValues: empty });
  const { errors, isSubmitting, isDirty } = formState;
  const submit = handleSubmit(async (values) => {
    if (canonicalEmail(values.email.trim()) === canonicalEmail(me.email))
      return setError('email', { message: texts.emailSame }, { shouldFocus: true });
    try {
      await updateEmail({ body: values }).unwrap();
      reset(empty);
      setConfirming('sent');
      toast.success(texts.emailChanged);
    } catch (error) {
      showRefusal(
        error,
        setError,
        { AUTH_EMAIL_ALREADY_TAKEN: 'email', AUTH_WRONG_CREDENTIALS: 'password' },
        { AUTH_WRONG_CREDENTIALS: texts.wrong.passwordOther },
      );
    }
    return undefined;
  });
  const mark = me.mailRefused ? (
    <Badge $tone="danger">{texts.emailRefuses}</Badge>
  ) : me.emailConfirmed ? (
    <Badge $tone="ok">{texts.emailConfirmed}</Badge>
  ) : (
    <Badge $tone="warn">{texts.emailNotConfirmed}</Badge>
  );
  const askCode = !me.emailConfirmed && confirming !== null;
  return (
    <SettingCard anchor="email" title={texts.email} lead={texts.emailLead} mark={mark}>
      <Narrow>
        <p>{texts.emailNow(me.email)}</p>
        {me.mailRefused && <Status as={Quiet}>{texts.emailRefusesWhy}</Status>}
        {!me.emailConfirmed && confirming === null && (
          <div>
            <Button size="sm" onClick={() => setConfirming('asked')}>
              {texts.emailEnterCode}
            </Button>
          </div>
        )}
        {askCode && confirmEmail(me.email, () => setConfirming(null), confirming === 'sent')}
        {!askCode && !me.hasPassword && <SetFirstPassword email={me.email} why={texts.noPasswordForEmail} />}
        {!askCode && me.hasPassword && (
          <Narrow as="form" noValidate onSubmit={submit}>
            {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
            <TextField
              label={texts.emailNew}
              type="email"
              autoComplete="email"
              error={errors.email?.message}
              {...register('email')}
            />
            <PasswordField
              label={texts.passwordCurrent}
              autoComplete="current-password"
              error={errors.password?.message}
              {...register('password')}
            />
            <SaveRow busy={isSubmitting} dirty={isDirty} saved={false} label={texts.emailChange} />
          </Narrow>
        )}
      </Narrow>
    </SettingCard>
  );
};
