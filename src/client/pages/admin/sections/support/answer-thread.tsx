import type { FormEvent } from 'react';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import {
  useAnswerThreadMutation,
  useCloseThreadMutation,
  useSupportTemplatesQuery,
  useTakeThreadMutation,
} from '#client/entities/admin/admin-support-api.ts';
import { oneAttempt } from '#client/api/one-attempt.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { useSeen } from '../../kit/drawer/subject-history';
import { Quiet } from '../../kit/quiet';
import { texts } from './texts';
import type { Thread } from './thread';
import { unlessFilled, untilSeen } from '../../kit/acts/why-not';

interface PartProps {
  readonly thread: Thread;
  readonly onFailure: (failure: unknown) => void;
}

const AnswerForm = ({ thread: { chatId, topic }, onFailure }: PartProps) => {
  const [answer, { isLoading }] = useAnswerThreadMutation();
  const { data } = useSupportTemplatesQuery();
  const about = `support-answer:${chatId}`;
  const [text, setText, clear] = useOwnText(about);
  const toast = useToast();
  const fitting = (data?.items ?? []).filter((one) => one.topic === null || one.topic === topic);
  const chosen = fitting.find((one) => one.text === text);
  /** A template follows the operator's own words, and replaces another template. */
  const insert = (id: string) => {
    const template = fitting.find((one) => one.id === id);
    if (template === undefined) return;
    const own = chosen === undefined ? text.trim() : '';
    setText(own === '' ? template.text : `${own}\n\n${template.text}`);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isLoading) return;
    onFailure(undefined);
    try {
      await oneAttempt(`${about} ${text.trim()}`, (clientId) =>
        answer({ params: { chatId }, body: { text: text.trim(), clientId } }).unwrap(),
      );
      clear();
      toast.success(texts.answered);
    } catch (error) {
      onFailure(error);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack $gap={10}>
        {fitting.length > 0 && (
          <Select
            label={texts.template}
            placeholder={texts.noTemplate}
            options={fitting.map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen?.id ?? ''}
            onChange={({ target }) => insert(target.value)}
          />
        )}
        <TextArea
          label={texts.answer}
          maxLength={chatLimits.maxTextCharacters}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="primary" wide busy={isLoading} whyNot={unlessFilled(text.trim() !== '')}>
          {texts.answerDo}
        </Button>
      </Stack>
    </form>
  );
};

const Keep = ({ thread, onFailure }: PartProps) => {
  const { chatId, operator, state } = thread;
  const [take] = useTakeThreadMutation();
  const [close] = useCloseThreadMutation();
  const seen = useSeen(`support:${chatId}`);
  const me = useMe();
  const mine = operator !== null && operator.id === me?.id;
  const run = async (act: () => Promise<unknown>) => {
    onFailure(undefined);
    try {
      await act();
    } catch (error) {
      onFailure(error);
    }
  };
  const closed = state === 'CLOSED';
  return (
    <Row $gap={8}>
      <Button
        size="sm"
        whyNot={untilSeen(seen)}
        onClick={() => run(() => take({ params: { chatId }, body: { taken: !mine, seen: seen ?? 0 } }).unwrap())}
      >
        {mine ? texts.release : operator === null ? texts.take : texts.takeOver(operator.username)}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => run(() => close({ params: { chatId }, body: { closed: !closed } }).unwrap())}
      >
        {closed ? texts.reopen : texts.close}
      </Button>
    </Row>
  );
};

/** Who handles it, the form of the answer, and closing it. */
export const AnswerThread = ({ thread }: { readonly thread: Thread }) => {
  const [failure, setFailure] = useActFailure(texts.drawer(thread.username));
  if (thread.own) return <Quiet>{texts.own}</Quiet>;
  return (
    <Stack $gap={10}>
      <ActFailure failure={failure} />
      {thread.state !== 'CLOSED' && <AnswerForm thread={thread} onFailure={setFailure} />}
      <Keep thread={thread} onFailure={setFailure} />
    </Stack>
  );
};
