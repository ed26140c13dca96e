import { Paperclip } from '#client/kit/icons/paperclip.tsx';
import { X } from '#client/kit/icons/x.tsx';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { disputeOutcome, type MoneyOutcome } from '#domain/squad/simulation/outcomes.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { texts } from './texts';
import { acceptOf } from '#domain/files/names-of-kinds.ts';
import { disputeFileKinds } from '#domain/squad/facts/dispute-file-kinds.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FileButton } from '#client/kit/controls/file-button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { useOpenDisputeMutation } from '#client/entities/squad/squad-play-api.ts';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useStoredText } from '#client/kit/form/use-stored-text.ts';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { checkFiles } from './check-files';
import { PercentField, percentOfText } from './percent-field';
import { useSendFiles } from './use-send-files';

const money = (sum: number) => formatMoney(kopecksToRubles(sum));

/** What a granted dispute means for the viewer. While the game runs, the income of a mate is not known yet. */
const outcomeSentence = ({ paid, returned, income }: MoneyOutcome, isMate: boolean): string =>
  isMate ? texts.income(money(income)) : texts.returned(money(returned), money(paid));

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

/** Up to five files attached to the reason; files that the server would refuse are reported and left out. */
const FilePicker = ({ files, onChange }: FilePickerProps) => {
  const hint = useId();
  const take = (list: readonly File[]): string | undefined => {
    const fit = checkFiles(list);
    const all = [...files, ...fit.files];
    onChange(all.slice(0, disputeTerms.maxFiles));
    const errors = [...fit.errors, ...(all.length > disputeTerms.maxFiles ? [texts.tooMany] : [])];
    return errors.length === 0 ? undefined : errors.join('. ');
  };
  return (
    <Box>
      <FileButton
        multiple
        size="sm"
        variant="soft"
        label={texts.choose}
        icon={<Paperclip aria-hidden />}
        accept={acceptOf(disputeFileKinds)}
        hint={hint}
        onPick={take}
      />
      <small id={hint}>{texts.filesHint}</small>
      {files.length > 0 && (
        <ul>
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              {file.name}
              <IconButton
                label={texts.dropFile(file.name)}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
};

/** `strict`: a click outside must not discard the files; the reason is stored anyway. */
export const DisputeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, state, me, whyNot } = useSquad();
  const isMate = me.mateAccess !== null;
  const [reason, setReason, clear] = useStoredText(`dispute:${view.id}`);
  const [typed, setTyped, clearPercent] = useStoredText(`dispute-percent:${view.id}`, { first: isMate ? '0' : '50' });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [open] = useOpenDisputeMutation();
  const step = useStep();
  const sendFiles = useSendFiles(view.id);
  const toast = useToast();
  const at = serverNow();
  const wantedPercent = percentOfText(typed);
  const left = disputeTerms.reasonMin - reason.trim().length;
  const missing = left > 0 ? texts.reasonHint(left) : wantedPercent === null ? texts.percentHint : null;
  const outcome = wantedPercent === null ? null : disputeOutcome(state, { by: me.id, wantedPercent }, me.id, at);
  const submit = async () => {
    if (wantedPercent === null) return;
    const opened = await step(
      () => open({ params: { id: view.id }, body: { reason: reason.trim(), wantedPercent } }).unwrap(),
      texts.opened,
    );
    if (!opened) return;
    clear();
    clearPercent();
    const errors = await sendFiles(files);
    if (errors.length > 0) toast.danger(errors.join('. '), 6000);
    onClose();
  };
  return (
    <Dialog title={texts.open} description={texts.openText} strict onClose={onClose} width={560}>
      <TextArea
        label={texts.reason}
        value={reason}
        maxLength={disputeTerms.reasonMax}
        hint={texts.reasonHint(left)}
        onChange={({ target }) => setReason(target.value)}
      />
      <PercentField
        label={texts.percent}
        value={typed}
        hint={outcome === null ? texts.percentHint : outcomeSentence(outcome, isMate)}
        error={wantedPercent === null ? texts.percentHint : undefined}
        onChange={setTyped}
      />
      <FilePicker files={files} onChange={setFiles} />
      <DialogActions>
        <Button
          variant="primary"
          whyNot={missing ?? whyNot({ type: 'squad.openDispute', by: me.id, at, wantedPercent: wantedPercent ?? 0 })}
          onClick={submit}
        >
          {texts.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
