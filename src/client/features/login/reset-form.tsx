import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useResetPasswordMutation } from '../../api/auth-api';
import { Button } from '../../ui/controls/button';
import { TextField } from '../../ui/form/text-field';
import { Form, FormError } from '../../ui/form/form-look';
import { Quiet } from '../../ui/layout/quiet';
import { resetForm } from './form-schemas';
import { schemaResolver } from '../../ui/form/schema-resolver';
import { showRefusal } from '../../api/show-refusal';
import { DemoMail } from './demo-mail';
import { texts } from './texts';

type Values = z.input<typeof resetForm>;

const resolver = schemaResolver<Values>(resetForm, { email: texts.wrong.email });

/** The answer is the same whether the address is known or not. */
export const ResetForm = () => {
  const [reset] = useResetPasswordMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({ resolver, defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await reset({ body }).unwrap();
      setSentTo(body.email);
    } catch (error) {
      showRefusal(error, setError, {});
    }
  });
  if (sentTo !== null)
    return (
      <>
        <Quiet role="status">{texts.resetSent(sentTo)}</Quiet>
        <DemoMail />
      </>
    );
  return (
    <Form noValidate onSubmit={submit}>
      <Quiet>{texts.resetLead}</Quiet>
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      <TextField label={texts.email} type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {texts.resetSend}
      </Button>
    </Form>
  );
};
