import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApiFailure } from '#client/api/api-error.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { focusFirstError } from '#client/kit/form/form.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ActFailure } from '../acts/act-failure';
import { refusedParts } from '../acts/refused-fields';
import type { Act } from '../acts/use-act';
import { RecordField } from './record-field';
import { type FieldSpec, type FieldValues, missingOf, reader, type Reader } from './record-fields';
import { texts as kitTexts } from '../texts';
import { isHalfTyped } from '#client/kit/form/is-half-typed.ts';
import { texts } from './texts';

interface RecordFormProps {
  readonly fields: readonly FieldSpec[];
  readonly initial: FieldValues;
  readonly values: FieldValues;
  readonly onChange: (values: FieldValues) => void;
  readonly isNew?: boolean;
  /** Read-only. */
  readonly readOnly?: boolean;
  readonly submitLabel: string;
  /** Of what was typed, which stays when it fails. */
  readonly act: Act<Reader>;
  /** Another operator was faster: discards what was typed and shows the current record. */
  readonly onShowNow?: () => void;
  /** Next to the button. */
  readonly children?: ReactNode;
  /** Below the fields: a preview of the result. */
  readonly preview?: (read: Reader) => ReactNode;
}

/** What is wrong with a field; of a list typed by lines, with the line that it is about. */
const refusalOf = (field: FieldSpec, failure: ApiFailure | undefined, read: Reader): string | undefined => {
  const part = refusedParts(failure).get(field.name);
  if (part === undefined || part.item === null || field.kind !== 'lines') return part?.message;
  return texts.ofLine(read.lines(field.name)[part.item] ?? '', part.message);
};

/** The fields of a record, validated before they are sent; a refused field shows its error. */
export const RecordForm = ({
  fields,
  initial,
  values,
  onChange,
  isNew = false,
  readOnly = false,
  submitLabel,
  act,
  onShowNow,
  children,
  preview,
}: RecordFormProps) => {
  const [tried, setTried] = useState(false);
  const { busy, failure } = act;
  const shownFields = fields.filter(({ once }) => isNew || once !== true);
  const missing = missingOf(shownFields, values);
  const read = reader(values);
  const changed = shownFields.some(({ name }) => JSON.stringify(values[name]) !== JSON.stringify(initial[name]));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (busy || readOnly || isHalfTyped(form)) return;
    if (missing.length > 0) {
      focusFirstError(form);
      return;
    }
    if (!(await act.run(() => read))) focusFirstError(form);
  };
  const isLate = failure?.code === 'ADMIN_CHANGED_MEANWHILE';
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap={16}>
        {shownFields.map((field) => (
          <RecordField
            key={field.name}
            field={field}
            value={values[field.name]}
            error={
              refusalOf(field, failure, read) ?? (tried && missing.includes(field.name) ? texts.required : undefined)
            }
            disabled={readOnly}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        ))}
        {preview?.(read)}
        <ActFailure failure={failure} shownFields={shownFields.map(({ name }) => name)} />
        {isLate && onShowNow !== undefined && (
          <Button size="sm" onClick={onShowNow}>
            {texts.showNow}
          </Button>
        )}
        {readOnly ? (
          <small>{texts.onlyLook}</small>
        ) : (
          <Row $gap={8}>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              whyNot={isNew || changed ? null : kitTexts.nothingChanged}
            >
              {submitLabel}
            </Button>
            {children}
          </Row>
        )}
      </Stack>
    </form>
  );
};
