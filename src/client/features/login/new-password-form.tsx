import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useConfirmResetPasswordMutation } from '../../api/auth-api';
import { Button } from '../../ui/controls/button';
import { PasswordField } from '../../ui/form/password-field';
import { Form, FormError } from '../../ui/form/form-look';
import { newPasswordForm } from './form-schemas';
import { schemaResolver } from '../../ui/form/schema-resolver';
import { showRefusal } from '../../api/show-refusal';
import { texts } from './texts';

type Values = z.input<typeof newPasswordForm>;

const resolver = schemaResolver<Values>(newPasswordForm, { password: texts.wrong.password });

/** Opened by the letter's link, which carries the token. */
export const NewPasswordForm = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const [confirm] = useConfirmResetPasswordMutation();
  const { register, handleSubmit, setError, formState } = useForm<Values>({ resolver, defaultValues: { password: '' } });
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
