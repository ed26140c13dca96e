import { type FormEvent, useState } from 'react';
import type { OwnDecision } from '#contract/people/appeals.ts';
import { appealLimits } from '#domain/appeals/appeal-kinds.ts';
import { useAttempt } from '../../api/use-attempt';
import { Button } from '../../kit/controls/button';
import { TextArea } from '../../kit/form/text-area';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { Dialog } from '../../kit/overlay/dialog';
import { DialogActions } from '../../kit/overlay/dialog-styles';
import { useOwnText } from '../person/use-own-text';
import { DecisionText } from './decision-text';
import { texts } from './texts';

interface AppealDialogProps {
  readonly decision: OwnDecision;
  /** Rejects with the failure of the call; the words stay then. */
  readonly onSend: (words: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The one form of an appeal: what was decided and why, and the person's words against it. */
export const AppealDialog = ({ decision, onSend, onClose }: AppealDialogProps) => {
  const [words, setWords, clear] = useOwnText(`appeal:${decision.kind}:${decision.decision}`);
  const { run, busy, refusal, refuse } = useAttempt();
  const [tried, setTried] = useState(false);
  const short = words.trim().length < appealLimits.wordsMin;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (short || !(await run(() => onSend(words)))) return;
    clear();
    onClose();
  };
  return (
    <Dialog title={texts.title} onClose={onClose} width={520}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={16}>
          <DecisionText decision={decision} />
          <TextArea
            label={texts.words}
            hint={texts.wordsHint}
            value={words}
            maxLength={appealLimits.wordsMax}
            error={tried && short ? texts.wordsShort : refusal}
            onChange={({ target }) => {
              setWords(target.value);
              refuse(undefined);
            }}
          />
          <Quiet>{texts.other}</Quiet>
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.send}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
