import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Me } from '#contract/schemas/me.ts';
import { username } from '#contract/schemas/account-fields.ts';
import { useSetUsernameMutation } from '#client/entities/person/users-profile-api.ts';
import { showRefusal } from '#client/api/show-refusal.ts';
import { FormError } from '#client/kit/form/form.tsx';
import { schemaResolver } from '#client/kit/form/schema-resolver.ts';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Narrow, SaveRow, SettingCard } from '../setting-card';
import { texts } from '../texts';

const form = z.object({ username });
type Values = z.input<typeof form>;
const resolver = schemaResolver<Values>(form, { username: texts.wrong.username });

export const UsernameForm = ({ me }: { readonly me: Me }) => {
  const [setUsername] = useSetUsernameMutation();
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    resolver,
    values: { username: me.username },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const [done, setDone] = useState(false);
  const submit = handleSubmit(async (values) => {
    try {
      const saved = await setUsername({ body: values }).unwrap();
      reset({ username: saved.username });
      setDone(true);
    } catch (error) {
      showRefusal(error, setError, { USERS_USERNAME_TAKEN: 'username', VALIDATION_ERROR: 'username' });
    }
  });
  return (
    <SettingCard anchor="username" title={texts.username} lead={texts.usernameLead}>
      <Narrow as="form" noValidate onSubmit={submit}>
        {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
        <TextField
          label={texts.username}
          autoComplete="nickname"
          hint={texts.usernameHint}
          error={errors.username?.message}
          {...register('username')}
        />
        <SaveRow busy={isSubmitting} dirty={isDirty} saved={done} />
      </Narrow>
    </SettingCard>
  );
};
