import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { description } from '#contract/schemas/profile-fields.ts';
import { profileLimits } from '#domain/people/username.ts';
import { useSetDescriptionMutation } from '#client/entities/person/users-profile-api.ts';
import { showRefusal } from '#client/api/show-refusal.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { storedDraft } from '#client/kit/form/stored-draft.ts';
import { FormError } from '#client/kit/form/form.tsx';
import { schemaResolver } from '#client/kit/form/schema-resolver.ts';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Narrow, SaveRow } from '../setting-card';
import { texts } from '../texts';
import { FinePrint } from '#client/kit/layout/prose.tsx';

interface DescriptionFormProps {
  readonly userId: string;
  /** Empty: no description yet. */
  readonly saved: string;
  /** Called after a save: for a form that is part of a profile only while it is edited. */
  readonly onDone?: () => void;
}

const form = z.object({ description });
type Values = z.input<typeof form>;
const resolver = schemaResolver<Values>(form, {});
const { descriptionMin, descriptionMax } = profileLimits;

const hintOf = (length: number): string =>
  length > 0 && length < descriptionMin
    ? texts.descriptionShort(descriptionMin - length)
    : texts.descriptionCount(length);

/** Unsaved text survives a reload, until it is saved or discarded. */
export const DescriptionForm = ({ userId, saved, onDone }: DescriptionFormProps) => {
  const draft = storedDraft(`description:${userId}`);
  const [setDescription] = useSetDescriptionMutation();
  const { register, handleSubmit, setError, clearErrors, reset, setValue, control, formState } = useForm<Values>({
    resolver,
    values: { description: saved },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const [done, setDone] = useState(false);
  const typed = useWatch({ control, name: 'description' });
  const length = typed.trim().length;

  useEffect(() => {
    const stored = storedDraft(`description:${userId}`).read();
    if (stored !== null && stored !== saved) setValue('description', stored, { shouldDirty: true });
    // Once: later changes of the saved value must not restore a draft.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const submit = handleSubmit(async (values) => {
    try {
      await setDescription({ body: values }).unwrap();
      if (draft.read() === values.description) draft.remove();
      reset({ description: values.description.trim() });
      setDone(true);
      onDone?.();
    } catch (error) {
      showRefusal(error, setError, {});
    }
  });
  return (
    <Narrow as="form" noValidate onSubmit={submit} style={{ maxWidth: 'none' }}>
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      <TextArea
        label={texts.description}
        placeholder={texts.descriptionPlaceholder}
        hint={hintOf(length)}
        error={length > descriptionMax ? texts.descriptionCount(length) : errors.description?.message}
        {...register('description', {
          onChange: ({ target }: { target: { value: string } }) => draft.write(target.value),
        })}
      />
      <SaveRow busy={isSubmitting} dirty={isDirty} saved={done}>
        {isDirty && saved !== '' && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              draft.remove();
              setValue('description', saved, { shouldDirty: true });
              clearErrors();
            }}
          >
            {texts.draftDrop}
          </Button>
        )}
        {isDirty && <FinePrint>{texts.draftNote}</FinePrint>}
      </SaveRow>
    </Narrow>
  );
};
