import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Me } from '#contract/schemas/me.ts';
import { givenPassword, password } from '#contract/schemas/account-fields.ts';
import { useUpdatePasswordMutation } from '#client/entities/session/auth-api.ts';
import { showRefusal } from '#client/api/show-refusal.ts';
import { FormError } from '#client/kit/form/form.tsx';
import { PasswordField } from '#client/kit/form/password-field.tsx';
import { schemaResolver } from '#client/kit/form/schema-resolver.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { Narrow, SaveRow, SettingCard } from '../setting-card';
import { texts } from '../texts';
import { SetFirstPassword } from './set-first-password';

const form = z.object({ oldPassword: givenPassword, password });
type Values = z.input<typeof form>;
const resolver = schemaResolver<Values>(form, {
  oldPassword: texts.wrong.passwordEmpty,
  password: texts.wrong.password,
});
const empty: Values = { oldPassword: '', password: '' };

const ChangePassword = ({ me }: { readonly me: Me }) => {
  const toast = useToast();
  const [updatePassword] = useUpdatePasswordMutation();
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({ resolver, defaultValues: empty });
  const { errors, isSubmitting, isDirty } = formState;
  const [done, setDone] = useState(false);
  const submit = handleSubmit(async (values) => {
    try {
      await updatePassword({ body: values }).unwrap();
      reset(empty);
      setDone(true);
      toast.success(texts.passwordChanged);
    } catch (error) {
      showRefusal(
        error,
        setError,
        { AUTH_WRONG_CREDENTIALS: 'oldPassword' },
        { AUTH_WRONG_CREDENTIALS: texts.wrong.passwordOther },
      );
    }
  });
  return (
    <Narrow as="form" noValidate onSubmit={submit}>
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={me.email} hidden readOnly />
      <PasswordField
        label={texts.passwordCurrent}
        autoComplete="current-password"
        error={errors.oldPassword?.message}
        {...register('oldPassword')}
      />
      <PasswordField
        label={texts.passwordNew}
        autoComplete="new-password"
        hint={texts.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <SaveRow busy={isSubmitting} dirty={isDirty} saved={done} label={texts.passwordChange} />
    </Narrow>
  );
};

export const PasswordForm = ({ me }: { readonly me: Me }) => (
  <SettingCard anchor="password" title={texts.password} lead={texts.passwordLead}>
    {me.hasPassword ? <ChangePassword me={me} /> : <SetFirstPassword email={me.email} why={texts.noPassword} />}
  </SettingCard>
);
