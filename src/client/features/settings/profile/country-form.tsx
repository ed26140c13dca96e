import { useEffect, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { retryOf } from '#client/api/retry-of.ts';
import { country } from '#contract/schemas/profile-fields.ts';
import { useSetCountryMutation } from '#client/entities/person/users-profile-api.ts';
import { useCountriesQuery, useVisitorCountryQuery } from '#client/entities/game/reference-api.ts';
import { showRefusal } from '#client/api/show-refusal.ts';
import { FormError } from '#client/kit/form/form.tsx';
import { schemaResolver } from '#client/kit/form/schema-resolver.ts';
import { Select } from '#client/kit/form/select.tsx';
import { Narrow, SaveRow, SettingCard } from '../setting-card';
import { texts } from '../texts';

const form = z.object({ country });
interface Values {
  country: string;
}

/** The schema accepts only known codes; the field may hold any text while nothing is chosen. */
const resolver = schemaResolver<Values>(
  z.object({ country: z.string().check(z.refine((code: string) => form.safeParse({ country: code }).success)) }),
  { country: texts.countryChoose },
);

/**
 * A guessed country is filled in, but saved only by the person. The field is controlled, so that it shows the saved
 * country when the list comes after it, and keeps the focus meanwhile.
 */
export const CountryForm = ({ saved }: { readonly saved: string | null }) => {
  const [setCountry] = useSetCountryMutation();
  const countriesQuery = useCountriesQuery();
  const { data: countries = [] } = countriesQuery;
  const { data: visitor } = useVisitorCountryQuery(undefined, { skip: saved !== null });
  const { control, handleSubmit, setError, setValue, reset, getFieldState, formState } = useForm<Values>({
    resolver,
    values: { country: saved ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const { field } = useController({ control, name: 'country' });
  const [done, setDone] = useState(false);
  const guess = saved === null ? countries.find(({ code }) => code === visitor?.country) : undefined;
  useEffect(() => {
    if (guess !== undefined && !getFieldState('country').isDirty)
      setValue('country', guess.code, { shouldDirty: true });
  }, [guess, getFieldState, setValue]);

  const submit = handleSubmit(async (values) => {
    const chosen = form.safeParse(values);
    if (!chosen.success) return;
    try {
      await setCountry({ body: chosen.data }).unwrap();
      reset(values);
      setDone(true);
    } catch (error) {
      showRefusal(error, setError, {});
    }
  });
  return (
    <SettingCard anchor="country" title={texts.country} lead={texts.countryLead}>
      <Narrow as="form" noValidate onSubmit={submit}>
        {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
        <Select
          label={texts.country}
          {...(saved === null ? { placeholder: texts.countryEmpty } : {})}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          hint={guess !== undefined && isDirty ? texts.countryGuess(guess.name) : undefined}
          error={errors.country?.message}
          onRetry={retryOf(countriesQuery)}
          {...field}
        />
        <SaveRow busy={isSubmitting} dirty={isDirty} saved={done} />
      </Narrow>
    </SettingCard>
  );
};
