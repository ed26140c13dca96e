import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showRefusal } from '#client/api/show-refusal.ts';
import { useSetTimeZoneMutation } from '#client/entities/person/users-profile-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { browserTimeZone } from '#client/kit/time/browser-time-zone.ts';
import { Narrow, SaveRow, SettingCard } from '../setting-card';
import { texts } from '../texts';

interface Values {
  timeZone: string;
}

/** Current offset, minutes east of Greenwich. */
const offsetOf = (timeZone: string): number => {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d+)(?::(\d+))?/.exec(
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).format(Date.now()),
    ) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

const shownOffset = (minutes: number): string => {
  const ahead = Math.abs(minutes);
  const rest = ahead % 60 === 0 ? '' : `:${String(ahead % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(ahead / 60)}${rest}`;
};

/** All zones that the browser knows, from west to east, and the saved one. */
const optionsWith = (saved: string) =>
  [...new Set([saved, browserTimeZone(), ...Intl.supportedValuesOf('timeZone')])]
    .map((zone) => ({ zone, offset: offsetOf(zone) }))
    .sort((one, other) => one.offset - other.offset || one.zone.localeCompare(other.zone))
    .map(({ zone, offset }) => ({ value: zone, label: `${shownOffset(offset)} · ${zone.replaceAll('_', ' ')}` }));

/** The time zone for emails, deadlines and the page; the browser's own zone is one press away. */
export const TimeZoneForm = ({ saved }: { readonly saved: string }) => {
  const [setTimeZone] = useSetTimeZoneMutation();
  const options = useMemo(() => optionsWith(saved), [saved]);
  const { register, handleSubmit, setError, setValue, reset, control, formState } = useForm<Values>({
    values: { timeZone: saved },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const [done, setDone] = useState(false);
  const here = browserTimeZone();
  const chosen = useWatch({ control, name: 'timeZone' });
  const submit = handleSubmit(async (values) => {
    try {
      await setTimeZone({ body: values }).unwrap();
      reset(values);
      setDone(true);
    } catch (error) {
      showRefusal(error, setError, {});
    }
  });
  return (
    <SettingCard anchor="timezone" title={texts.timeZone} lead={texts.timeZoneLead}>
      <Narrow as="form" noValidate onSubmit={submit}>
        {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
        <Select label={texts.timeZone} options={options} error={errors.timeZone?.message} {...register('timeZone')} />
        <SaveRow busy={isSubmitting} dirty={isDirty} saved={done}>
          {chosen !== here && (
            <Button size="sm" variant="ghost" onClick={() => setValue('timeZone', here, { shouldDirty: true })}>
              {texts.timeZoneHere(here)}
            </Button>
          )}
        </SaveRow>
      </Narrow>
    </SettingCard>
  );
};
