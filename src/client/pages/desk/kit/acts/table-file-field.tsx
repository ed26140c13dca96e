import styled from 'styled-components';
import { Field } from '#client/kit/form/field.tsx';
import { Input } from '#client/kit/form/text-field.tsx';
import { theme } from '#client/kit/theme/theme.ts';

const FileInput = styled(Input)`
  padding: 5px 6px;
  cursor: pointer;
  &::file-selector-button {
    height: 32px;
    margin-inline-end: 12px;
    padding: 0 12px;
    border: 0;
    border-radius: ${theme.radius.r8};
    background: ${theme.color.surface3};
    color: ${theme.color.text1};
    font: inherit;
    cursor: pointer;
  }
`;

/** Chooses a table that comes in: a text of columns or a workbook. */
export const TableFileField = ({
  label,
  hint,
  onChoose,
}: {
  readonly label: string;
  readonly hint: string;
  readonly onChoose: (file: File | null) => void;
}) => (
  <Field label={label} hint={hint}>
    {(links) => (
      <FileInput
        {...links}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
    )}
  </Field>
);
