import { Paperclip, X } from 'lucide-react';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { disputeTerms } from '../../../../domain/settings/dispute-terms';
import { Button } from '../../../ui/controls/button';
import { IconButton } from '../../../ui/controls/icon-button';
import { useToast } from '../../../ui/toast/use-toast';
import { theme } from '../../../ui/theme/theme';
import { texts } from './texts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  small {
    color: ${theme.color.text3};
    font-size: 13px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    overflow-wrap: anywhere;
  }
`;

interface FilePickerProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}

/** Up to five files that go with the reason; too large ones are told and left out. */
export const FilePicker = ({ files, onChange }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const toast = useToast();
  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    for (const { name } of chosen.filter(({ size }) => size > disputeTerms.maxFileBytes)) toast.danger(texts.tooLarge(name));
    const all = [...files, ...chosen.filter(({ size }) => size <= disputeTerms.maxFileBytes)];
    if (all.length > disputeTerms.maxFiles) toast.warning(texts.tooMany);
    onChange(all.slice(0, disputeTerms.maxFiles));
    if (input.current) input.current.value = '';
  };
  return (
    <Box>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*,video/mp4,video/webm,.dem,application/pdf"
        aria-label={texts.files}
        onChange={({ target }) => take(target.files)}
      />
      <Button size="sm" variant="soft" aria-describedby={hint} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden />
        {texts.choose}
      </Button>
      <small id={hint}>{texts.filesHint}</small>
      {files.length > 0 && (
        <ul>
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              {file.name}
              <IconButton label={texts.dropFile(file.name)} onClick={() => onChange(files.filter((other) => other !== file))}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
};
