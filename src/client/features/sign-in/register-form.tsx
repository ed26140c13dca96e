import * as z from 'zod/mini';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { attempted } from '../../api/attempted';
import { retryOf } from '../../api/retry-of';
import { credentials, email, password, username } from '#contract/schemas/account-fields.ts';
import { country as offered } from '#contract/schemas/profile-fields.ts';
import { useLoginMutation, useRegisterMutation } from '../../entities/session/auth-api';
import { useCountriesQuery, useVisitorCountryQuery } from '../../entities/game/reference-api';
import { Button } from '../../kit/controls/button';
import { PasswordField } from '../../kit/form/password-field';
import { Select } from '../../kit/form/select';
import { TextField } from '../../kit/form/text-field';
import { Form, FormError } from '../../kit/form/form';
import { schemaResolver } from '../../kit/form/schema-resolver';
import { showRefusal } from '../../api/show-refusal';
import { browserTimeZone } from '../../kit/time/browser-time-zone';
import { ConsentTicks, useConsentTicks } from '../../entities/documents/consent-ticks';
import { accountConsents } from '#domain/documents/document-slugs.ts';
import { EmailField, MarketingTick, takenFields, UsernameField } from './account-fields';
import { texts } from './texts';
import { useOpenBlock } from './use-open-block';

/** The fields of the forms, from the contract. An empty country is not sent. */
const signInForm = credentials;

const registerForm = z.object({ email, username, password, country: z.string(), allowMarketing: z.boolean() });

export const resetForm = z.object({ email });

export const newPasswordForm = z.object({ password });

type Values = z.input<typeof registerForm>;

const { wrong } = texts;
const resolver = schemaResolver<Values>(registerForm, {
  email: wrong.email,
  username: wrong.username,
  password: wrong.password,
});
const defaultValues: Values = { email: '', username: '', password: '', country: '', allowMarketing: false };

interface RegisterFormProps {
  /** Called with true before the account exists: once it does, this form is replaced by the code form at once. */
  readonly onSending: (sending: boolean) => void;
}

/** The country is prefilled with the visitor's probable one. */
export const RegisterForm = ({ onSending }: RegisterFormProps) => {
  const [registerAccount] = useRegisterMutation();
  const countriesQuery = useCountriesQuery();
  const { data: countries = [] } = countriesQuery;
  const { data: visitor } = useVisitorCountryQuery();
  const { register, handleSubmit, setError, setValue, getFieldState, formState } = useForm<Values>({
    resolver,
    defaultValues,
  });
  const { errors, isSubmitting } = formState;
  const ticks = useConsentTicks(accountConsents);

  const guess = visitor?.country ?? null;
  const listed = guess !== null && countries.some(({ code }) => code === guess);
  useEffect(() => {
    if (listed && !getFieldState('country').isDirty) setValue('country', guess);
  }, [listed, guess, getFieldState, setValue]);

  const submit = handleSubmit(async ({ country, ...typed }) => {
    const consents = ticks.take();
    if (consents === null) return;
    const fields = { ...typed, consents, timeZone: browserTimeZone() };
    const chosen = offered.safeParse(country);
    const body = chosen.success ? { ...fields, country: chosen.data } : fields;
    onSending(true);
    const { failure } = await attempted(() => registerAccount({ body }).unwrap());
    if (failure === undefined) return;
    onSending(false);
    ticks.refused(failure);
    showRefusal(failure, setError, takenFields);
  }, ticks.take);
  return (
    <Form noValidate onSubmit={submit}>
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      <EmailField error={errors.email?.message} {...register('email')} />
      <UsernameField error={errors.username?.message} {...register('username')} />
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
        onRetry={retryOf(countriesQuery)}
        {...register('country')}
      />
      <ConsentTicks ticks={ticks} />
      <MarketingTick {...register('allowMarketing')} />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {texts.register}
      </Button>
    </Form>
  );
};

type SignInValues = z.input<typeof signInForm>;

const signInResolver = schemaResolver<SignInValues>(signInForm, {
  login: texts.wrong.login,
  password: texts.wrong.passwordEmpty,
});

export const SignInForm = () => {
  const [login] = useLoginMutation();
  const openBlock = useOpenBlock();
  const { register, handleSubmit, setError, formState } = useForm<SignInValues>({
    resolver: signInResolver,
    defaultValues: { login: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    const { failure } = await attempted(() => login({ body }).unwrap());
    if (failure !== undefined && !openBlock(failure))
      showRefusal(failure, setError, { AUTH_WRONG_CREDENTIALS: 'password' });
  });
  return (
    <Form noValidate onSubmit={submit}>
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      <TextField label={texts.login} autoComplete="username" error={errors.login?.message} {...register('login')} />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {texts.signIn}
      </Button>
    </Form>
  );
};
