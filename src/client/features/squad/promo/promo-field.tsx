import { X } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { failureOf } from '../../../api/api-failure';
import { useSetPromoCodeMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { IconButton } from '../../../ui/controls/icon-button';
import { Badge } from '../../../ui/data/badge';
import { TextField } from '../../../ui/form/text-field';
import { useToast } from '../../../ui/toast/use-toast';
import { hasPaid, paidWords } from '../dialogs/paid-words';
import { useSquad } from '../scene/squad-scene';
import { texts } from './texts';

const Form = styled.form`
  margin-top: 16px;
`;

const Applied = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-top: 12px;
`;

/** The owner's code before he pays: what is typed stays after a refusal, the refusal stands under the field. */
export const PromoField = () => {
  const { view, state } = useSquad();
  const [set, { isLoading }] = useSetPromoCodeMutation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const toast = useToast();
  const applied = state.context.promo?.code;
  const send = async (next: string | null, done: string) => {
    try {
      await set({ params: { id: view.id }, body: { code: next } }).unwrap();
      setCode('');
      setProblem(undefined);
      toast.success(done);
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const asked = code.trim().toUpperCase();
    if (asked.length < 3 || asked.length > 32) return setProblem(texts.short);
    await send(asked, texts.applied(asked));
  };
  return (
    <>
      {applied !== undefined && (
        <Applied>
          <Badge $tone="ok">{applied}</Badge>
          <IconButton label={texts.remove(applied)} onClick={() => send(null, texts.removed)}>
            <X aria-hidden />
          </IconButton>
        </Applied>
      )}
      <Form onSubmit={submit}>
        <TextField
          label={texts.label}
          value={code}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem}
          hint={hasPaid(view) ? texts.backToGathering(paidWords(view)) : undefined}
          onChange={({ target }) => {
            setCode(target.value);
            setProblem(undefined);
          }}
          after={
            <Button type="submit" size="sm" variant="soft" busy={isLoading}>
              {texts.apply}
            </Button>
          }
        />
      </Form>
    </>
  );
};
