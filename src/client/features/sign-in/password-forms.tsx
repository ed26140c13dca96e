import { Status } from '#client/kit/feedback/status.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import {
  useRequestLoginLinkMutation,
  useConfirmResetPasswordMutation,
  useResetPasswordMutation,
} from '../../entities/session/auth-api';
import { Button } from '../../kit/controls/button';
import { Form, FormError } from '../../kit/form/form';
import { Quiet } from '../../kit/layout/prose';
import { newPasswordForm, resetForm } from './register-form';
import { schemaResolver } from '../../kit/form/schema-resolver';
import { showRefusal } from '../../api/show-refusal';
import { EmailField } from './account-fields';
import { DemoMail } from './code-form';
import { texts } from './texts';
import { PasswordField } from '../../kit/form/password-field';

type ResetValues = z.input<typeof resetForm>;

const resetResolver = schemaResolver<ResetValues>(resetForm, { email: texts.wrong.email });

interface LetterFormProps {
  /** What the emailed link does: sets a new password, or signs in. */
  readonly to: 'password' | 'sign-in';
}

/** The response is the same whether the address is known or not. */
export const LetterForm = ({ to }: LetterFormProps) => {
  const [reset] = useResetPasswordMutation();
  const [askLink] = useRequestLoginLinkMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<ResetValues>({
    resolver: resetResolver,
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const words = texts.letter[to];
  const submit = handleSubmit(async (body) => {
    try {
      await (to === 'password' ? reset({ body }) : askLink({ body })).unwrap();
      setSentTo(body.email);
    } catch (error) {
      showRefusal(error, setError, {});
    }
  });
  if (sentTo !== null)
    return (
      <>
        <Status as={Quiet}>{words.sent(sentTo)}</Status>
        <DemoMail />
      </>
    );
  return (
    <Form noValidate onSubmit={submit}>
      <Quiet>{words.lead}</Quiet>
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      <EmailField error={errors.email?.message} {...register('email')} />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {texts.resetSend}
      </Button>
    </Form>
  );
};

type Values = z.input<typeof newPasswordForm>;

const resolver = schemaResolver<Values>(newPasswordForm, { password: texts.wrong.password });

/** Opened by the emailed link, which carries the token. */
export const NewPasswordForm = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const [confirm] = useConfirmResetPasswordMutation();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    try {
      await confirm({ body: { token, password } }).unwrap();
      onDone();
    } catch (error) {
      showRefusal(error, setError, {});
    }
  });
  return (
    <Form noValidate onSubmit={submit}>
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        hint={texts.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {texts.resetSave}
      </Button>
    </Form>
  );
};
