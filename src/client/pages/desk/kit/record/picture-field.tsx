import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { attempted } from '#client/api/attempted.ts';
import { FileButton } from '#client/kit/controls/file-button.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

const Preview = styled.img`
  width: 64px;
  height: 64px;
  border-radius: 12px;
  background: ${theme.color.surface3};
  object-fit: cover;
`;

interface PictureFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  readonly value: string;
  /** What the file chooser offers. */
  readonly accept: string;
  /** Resolves to the picture's address; rejects with the error of the request. */
  readonly upload: (file: FormData) => Promise<string>;
  readonly onChange: (address: string) => void;
}

/** The address of a picture on this site, typed or of a file that has just been uploaded, and the picture itself. */
export const PictureField = ({ value, accept, upload, onChange, disabled, ...field }: PictureFieldProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const send = async (file: File) => {
    const form = new FormData();
    form.append('file', file, file.name);
    const { value: address, failure } = await attempted(() => upload(form));
    if (failure === undefined) onChange(address);
    return failure?.message;
  };
  const shown = value.startsWith('/') && broken !== value;
  return (
    <Stack $gap={8}>
      <TextField
        {...field}
        value={value}
        maxLength={300}
        autoComplete="off"
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
      <Row $gap={12}>
        {shown && <Preview src={value} alt={texts.preview} onError={() => setBroken(value)} />}
        {!disabled && (
          <FileButton size="sm" label={texts.uploadPicture} accept={accept} onPick={([file]) => send(file)} />
        )}
      </Row>
    </Stack>
  );
};
