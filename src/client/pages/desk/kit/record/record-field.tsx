import styled from 'styled-components';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import { FieldGroup } from '#client/kit/form/field-group.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { Switch } from '#client/kit/form/switch.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { PersonField } from '../acts/person-field';
import { PictureField } from './picture-field';
import { type FieldSpec, type FieldValue, personOf } from './record-fields';

const Below = styled.small`
  color: ${theme.color.text3};
`;

interface RecordFieldProps {
  readonly field: FieldSpec;
  readonly value: FieldValue | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: FieldValue) => void;
}

/** One field of a record's form. */
export const RecordField = ({ field, value, error, disabled, onChange }: RecordFieldProps) => {
  const { label, hint } = field;
  const text = typeof value === 'string' ? value : '';
  const common = { label, hint, error, disabled, value: text };
  const type = ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value);
  switch (field.kind) {
    case 'text':
      return <TextField {...common} maxLength={field.max} autoComplete="off" onChange={type} />;
    case 'number':
      return <TextField {...common} type="number" min={field.min} max={field.max} step={1} onChange={type} />;
    case 'picture':
      return <PictureField {...common} accept={field.accept} upload={field.upload} onChange={onChange} />;
    case 'moment':
      return <TextField {...common} type="datetime-local" onChange={type} />;
    case 'person':
      return (
        <PersonField
          label={label}
          error={error}
          person={personOf(value)}
          onChoose={(person) => onChange(person ?? '')}
        />
      );
    case 'area':
    case 'lines':
      return <TextArea {...common} maxLength={field.max} onChange={type} />;
    case 'switch':
      return <Switch checked={value === true} label={label} disabled={disabled} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          {...common}
          options={field.options}
          onRetry={field.onRetry}
          {...(field.none === undefined ? {} : { placeholder: field.none })}
          onChange={type}
        />
      );
    case 'choices': {
      const chosen = Array.isArray(value) ? value.map(String) : [];
      const toggle = (one: string) =>
        onChange(chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one]);
      return (
        <FieldGroup label={label}>
          <Row $gap={14}>
            {field.options.map((option) => (
              <Checkbox
                key={option.value}
                disabled={disabled}
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
              >
                {option.label}
              </Checkbox>
            ))}
          </Row>
          {(error ?? hint) !== undefined && <Below>{error ?? hint}</Below>}
        </FieldGroup>
      );
    }
  }
};
