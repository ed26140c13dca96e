import { Download } from '#client/kit/icons/download.tsx';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { saveFile } from '#client/kit/display/save-file.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const texts = defineTexts({ ru: { save: 'Сохранить файлом', fileName: 'naparnik-recovery-codes.txt' } });

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 8px;
  padding: 14px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  font-family: monospace;
  font-size: 13px;
`;

/** Recovery codes for a lost authenticator app, which can be saved as a file: shown once. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <>
    <Codes>
      {codes.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </Codes>
    <Button wide onClick={() => saveFile(texts.fileName, codes.join('\n'))}>
      <Download aria-hidden />
      {texts.save}
    </Button>
  </>
);
