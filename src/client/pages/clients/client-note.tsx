import { useAttempt } from '../../api/use-attempt';
import { NotebookPen } from '../../kit/icons/notebook-pen';
import { useState } from 'react';
import styled from 'styled-components';
import type { MateClient } from '#contract/mates/mate-clients.ts';
import { clientLimits } from '#domain/mates/mate-terms.ts';
import { useSetClientNoteMutation } from '../../entities/mate/mate-clients-api';
import { Button } from '../../kit/controls/button';
import { useFocusFallback } from '../../kit/controls/use-focus-fallback';
import { storedDraft } from '../../kit/form/stored-draft';
import { unlessChanged } from '../../kit/form/unless-changed';
import { TextArea } from '../../kit/form/text-area';
import { Row, Stack } from '../../kit/layout/stack';
import { theme, touch } from '../../kit/theme/theme';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './texts';

const Shown = styled.button`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  width: 100%;
  margin-top: 12px;
  padding: 10px 12px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  color: ${theme.color.text2};
  font-size: 14px;
  text-align: left;
  white-space: pre-line;
  ${touch} {
    min-height: 44px;
  }
  overflow-wrap: anywhere;
  &:hover {
    background: ${theme.color.surface3};
  }
  svg {
    flex-shrink: 0;
    margin-top: 2px;
    color: ${theme.color.violet};
  }
  span {
    min-width: 0;
  }
`;

const Edit = styled(Stack)`
  margin-top: 12px;
`;

/** A private note, edited in place; unsaved text is stored in this browser. */
export const ClientNote = ({ client: { id, username, note } }: { readonly client: MateClient }) => {
  const draft = storedDraft(`client-note:${id}`);
  const [text, setText] = useState<string | null>(null);
  const { run, refusal, refuse } = useAttempt();
  // The editor and the note replace each other: the note takes the focus that the editor had.
  const focusRef = useFocusFallback<HTMLElement>();
  const hold = (shown: HTMLElement | null) => {
    focusRef.current = shown;
  };
  const [save, { isLoading }] = useSetClientNoteMutation();
  const toast = useToast();
  const stored = draft.read();

  const type = (next: string) => {
    setText(next);
    refuse(undefined);
    draft.write(next);
  };
  const close = () => {
    draft.remove();
    setText(null);
    refuse(undefined);
  };
  const submit = async () => {
    await run(async () => {
      await save({ params: { id }, body: { note: text ?? '' } }).unwrap();
      setText(unlessChanged(text, null));
      if (draft.read() === text) draft.remove();
      toast.success(texts.saved);
    });
  };
  if (text === null) {
    const label = note === '' ? texts.addNote : note;
    return (
      <Shown
        ref={hold}
        type="button"
        aria-label={`${texts.noteOf(username)}. ${label}`}
        onClick={() => setText(stored ?? note)}
      >
        <NotebookPen aria-hidden />
        <span>{stored !== null && stored !== note ? `${label} · ${texts.kept}` : label}</span>
      </Shown>
    );
  }
  return (
    <Edit ref={hold} tabIndex={-1} $gap={12}>
      <TextArea
        label={texts.noteOf(username)}
        autoFocus
        rows={3}
        maxLength={clientLimits.noteMax}
        placeholder={texts.notePlaceholder}
        hint={texts.noteHint}
        error={refusal}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <Row $gap={8}>
        <Button variant="primary" size="sm" busy={isLoading} onClick={submit}>
          {texts.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          {texts.cancel}
        </Button>
      </Row>
    </Edit>
  );
};
