import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { country as offered } from '../../../contract/schemas/profile-fields';
import { useRegisterMutation } from '../../api/auth-api';
import { useCountriesQuery, useVisitorCountryQuery } from '../../api/reference-api';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/form/checkbox';
import { PasswordField } from '../../ui/form/password-field';
import { Select } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';
import { Quiet } from '../../ui/layout/quiet';
import { TextLink } from '../../ui/routing/text-link';
import { Form, FormError } from '../../ui/form/form-look';
import { registerForm } from './form-schemas';
import { schemaResolver } from '../../ui/form/schema-resolver';
import { showRefusal } from '../../api/show-refusal';
import { texts } from './texts';

type Values = z.input<typeof registerForm>;

const { wrong } = texts;
const resolver = schemaResolver<Values>(registerForm, { email: wrong.email, username: wrong.username, password: wrong.password });
const defaultValues: Values = { email: '', username: '', password: '', country: '', allowMarketing: false };

interface RegisterFormProps {
  /** True before the account exists: once it does, this form gives way to the code at once. */
  readonly onSending: (sending: boolean) => void;
}

/** The country comes prefilled from where the visitor seems to be. */
export const RegisterForm = ({ onSending }: RegisterFormProps) => {
  const [registerAccount] = useRegisterMutation();
  const { data: countries = [], isError, refetch } = useCountriesQuery();
  const { data: visitor } = useVisitorCountryQuery();
  const { register, handleSubmit, setError, setValue, getFieldState, formState } = useForm<Values>({ resolver, defaultValues });
  const { errors, isSubmitting } = formState;

  const guess = visitor?.country ?? null;
  const listed = guess !== null && countries.some(({ code }) => code === guess);
  useEffect(() => {
    if (listed && !getFieldState('country').isDirty) setValue('country', guess);
  }, [listed, guess, getFieldState, setValue]);

  const submit = handleSubmit(async ({ country, ...fields }) => {
    const chosen = offered.safeParse(country);
    onSending(true);
    try {
      await registerAccount({ body: chosen.success ? { ...fields, country: chosen.data } : fields }).unwrap();
    } catch (error) {
      onSending(false);
      showRefusal(error, setError, { AUTH_EMAIL_ALREADY_TAKEN: 'email', AUTH_USERNAME_ALREADY_TAKEN: 'username' });
    }
  });
  return (
    <Form noValidate onSubmit={submit}>
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      <TextField label={texts.email} type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <TextField
        label={texts.username}
        autoComplete="nickname"
        hint={texts.usernameHint}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        hint={texts.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <Select
        label={texts.country}
        placeholder={texts.countryEmpty}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        error={errors.country?.message}
        onRetry={isError ? refetch : undefined}
        {...register('country')}
      />
      <Checkbox {...register('allowMarketing')}>{texts.marketing}</Checkbox>
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {texts.register}
      </Button>
      <Quiet>
        {texts.agree} <TextLink to="/policy">{texts.agreement}</TextLink>
      </Quiet>
    </Form>
  );
};
