import { useAttempt } from '../../api/use-attempt';
import { Clapperboard } from '../../kit/icons/clapperboard';
import { FileInput } from '../../kit/controls/file-input';
import { FileRefusal, useTakenFiles } from '../../kit/controls/file-refusal';
import { Trash2 } from '../../kit/icons/trash-2';
import { UploadCloud } from '../../kit/icons/upload-cloud';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { acceptOf, isNamedAs } from '#domain/files/names-of-kinds.ts';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import { texts } from './texts';
import type { PovRequestView } from '#contract/schemas/pov-request.ts';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { sizeText } from '#domain/text/size-text.ts';
import { About, Buttons, Group, Name, Row, Rows, StatusText } from './pov-styles';
import { useRemovePovFileMutation } from '../../entities/squad/pov-requests-api';
import { theme } from '../../kit/theme/theme';
import { UploadRow } from './upload-row';
import { uploadStore, useUploads } from './upload-store';

/** What is wrong with a chosen file, checked before the upload; null when nothing is. */
const fileError = ({ name, size }: Pick<File, 'name' | 'size'>): string | null => {
  if (!isNamedAs(name, povTerms.fileTypes)) return texts.wrongType(name);
  return size > povTerms.maxFileBytes ? texts.tooLarge(name, povTerms.maxFileBytes / 1024 / 1024) : null;
};

interface StoredRowProps {
  readonly file: PovRequestView['files'][number];
  readonly onRemove: () => unknown;
  /** The same file is picked again, and its upload continues. */
  readonly onPick: () => void;
}

/** A recording as the server has it: complete, or a part whose upload this tab does not know. */
const StoredRow = ({ file: { name, size, received, complete }, onRemove, onPick }: StoredRowProps) => (
  <Row>
    <Clapperboard aria-hidden />
    <About>
      <Name title={name}>{name}</Name>
      <StatusText $tone={complete ? 'ok' : 'plain'}>
        {complete ? texts.whole(sizeText(size)) : texts.elsewhere(sizeText(received), sizeText(size))}
      </StatusText>
      {!complete && (
        <Button size="sm" onClick={onPick}>
          {texts.sameFile}
        </Button>
      )}
    </About>
    <Buttons>
      <IconButton label={texts.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </Buttons>
  </Row>
);

const Drop = styled.div<{ $over: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 20px 16px;
  border: 1px dashed ${({ $over }) => ($over ? theme.color.accent : theme.color.lineStrong)};
  border-radius: ${theme.radius.r12};
  background: ${({ $over }) => ($over ? theme.color.accentSoft : 'transparent')};
  text-align: center;
  text-wrap: balance;
`;

const { maxFiles, maxFileBytes, fileTypes } = povTerms;
const accept = acceptOf(fileTypes);

export const FilesSection = ({ request }: { readonly request: PovRequestView }) => {
  const { uploads, start } = useUploads(request.id);
  const [remove] = useRemovePovFileMutation();
  const { run, refusal } = useAttempt();
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const underWay = new Set(uploads.map(({ snapshot }) => snapshot.context.place?.fileId));
  const stored = request.files.filter(({ id }) => !underWay.has(id));
  const undeclared = uploads.filter(
    ({ snapshot }) => !request.files.some(({ id }) => id === snapshot.context.place?.fileId),
  ).length;
  const free = maxFiles - request.files.length - undeclared;

  const { take, refused } = useTakenFiles((files) => {
    const [wrong] = files.flatMap((file) => fileError(file) ?? []);
    const good = files.filter((file) => fileError(file) === null);
    const known = good.filter((file) =>
      request.files.some(({ name, size }) => name === file.name && size === file.size),
    );
    const fresh = good.filter((file) => !known.includes(file));
    for (const file of [...known, ...fresh.slice(0, Math.max(free, 0))]) start(file);
    return wrong ?? (fresh.length > free ? texts.tooMany(maxFiles) : undefined);
  });
  const removeFile = async (fileId: string | undefined, key: string | null) => {
    if (key !== null) uploadStore.drop(key);
    if (fileId === undefined) return;
    await run(
      () => remove({ params: { id: fileId } }).unwrap(),
      // Another tab has removed it already.
      ({ code, message }) => (code === 'POV_REQUESTS_NOT_FOUND' ? undefined : message),
    );
  };
  return (
    <Group aria-label={texts.files}>
      <h3>{texts.files}</h3>
      {(stored.length > 0 || uploads.length > 0) && (
        <Rows>
          {stored.map((file) => (
            <StoredRow
              key={file.id}
              file={file}
              onRemove={() => removeFile(file.id, null)}
              onPick={() => picker.current?.click()}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRemove={() => removeFile(upload.snapshot.context.place?.fileId, upload.key)}
            />
          ))}
        </Rows>
      )}
      <FileInput ref={picker} multiple accept={accept} aria-label={texts.choose} onPick={take} />
      <Drop
        $over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [first, ...others] = event.dataTransfer.files;
          if (first !== undefined) void take([first, ...others], Promise.resolve());
        }}
      >
        {free > 0 && (
          <Button onClick={() => picker.current?.click()}>
            <UploadCloud aria-hidden />
            {texts.choose}
          </Button>
        )}
        <StatusText>
          {free > 0 ? texts.chooseHint(maxFiles, maxFileBytes / 1024 / 1024) : texts.full(maxFiles)}
        </StatusText>
      </Drop>
      <FileRefusal refused={refused} />
      {refusal !== undefined && (
        <StatusText $tone="danger" role="alert">
          {refusal}
        </StatusText>
      )}
    </Group>
  );
};
