import { type FormEvent, useEffect, useState } from 'react';
import { secondStepTerms } from '#domain/people/second-step.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { keyRefusal, passwordRefusal } from '#client/entities/session/proof-refusals.ts';
import { createKey, preloadPasskeys, whyNoKey } from '#client/entities/session/passkeys.ts';
import { useAddKeyMutation, useBeginKeyMutation } from '#client/entities/session/second-step-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { isOwnerGiven, OwnerProof, type OwnerWords } from './owner-proof';
import { securityTexts } from './security-texts';

interface AddKeyProps {
  /** The first second step asks for the password; the next ones for the step itself, wherever the call is refused. */
  readonly isFirst: boolean;
  readonly onAdded: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

export const AddKeyDialog = ({ isFirst, onAdded, onClose }: AddKeyProps) => {
  const [begin] = useBeginKeyMutation();
  const [add] = useAddKeyMutation();
  const [title, setTitle] = useState('');
  const [words, setWords] = useState<OwnerWords>({});
  const { run, busy, refusal } = useAttempt();
  useEffect(preloadPasskeys, []);
  const named = title.trim() !== '';
  const ready = named && (!isFirst || isOwnerGiven(words));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    await run(
      async () => {
        const answer = await createKey(await begin({ body: words }).unwrap());
        onAdded((await add({ body: { title: title.trim(), answer } }).unwrap()).recovery);
      },
      (failure, problem) => (whyNoKey(problem) === null ? passwordRefusal(failure) : keyRefusal(problem)),
    );
  };
  return (
    <Dialog title={securityTexts.addTitle} description={securityTexts.addLead} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {refusal !== undefined && <FormError>{refusal}</FormError>}
          <TextField
            label={securityTexts.keyTitle}
            maxLength={secondStepTerms.keyTitle.max}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          {isFirst && <OwnerProof words={words} onChange={setWords} />}
          <Button
            type="submit"
            variant="primary"
            wide
            busy={busy}
            whyNot={ready ? null : named ? securityTexts.ownerFirst : securityTexts.keyTitleFirst}
          >
            {securityTexts.addGo}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};
