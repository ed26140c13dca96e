import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useLoginMutation } from '../../api/auth-api';
import { Button } from '../../ui/controls/button';
import { PasswordField } from '../../ui/form/password-field';
import { TextField } from '../../ui/form/text-field';
import { Form, FormError } from '../../ui/form/form-look';
import { signInForm } from './form-schemas';
import { schemaResolver } from '../../ui/form/schema-resolver';
import { showRefusal } from '../../api/show-refusal';
import { texts } from './texts';

type Values = z.input<typeof signInForm>;

const resolver = schemaResolver<Values>(signInForm, { login: texts.wrong.login, password: texts.wrong.passwordEmpty });

export const SignInForm = () => {
  const [login] = useLoginMutation();
  const { register, handleSubmit, setError, formState } = useForm<Values>({ resolver, defaultValues: { login: '', password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await login({ body }).unwrap();
    } catch (error) {
      showRefusal(error, setError, { AUTH_WRONG_CREDENTIALS: 'password' });
    }
  });
  return (
    <Form noValidate onSubmit={submit}>
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      <TextField label={texts.login} autoComplete="username" error={errors.login?.message} {...register('login')} />
      <PasswordField label={texts.password} autoComplete="current-password" error={errors.password?.message} {...register('password')} />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {texts.signIn}
      </Button>
    </Form>
  );
};
