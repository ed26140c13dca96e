import type { FormEvent } from 'react';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import {
  useAnswerThreadMutation,
  useCloseThreadMutation,
  useSupportTemplatesQuery,
  useTakeThreadMutation,
} from '#client/entities/desk/support-api.ts';
import { oneAttempt } from '#client/api/one-attempt.ts';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ActNow } from '../../kit/acts/act-dialog';
import { ActFailure } from '../../kit/acts/act-failure';
import { Quiet } from '../../kit/quiet';
import { texts } from './texts';
import type { Thread } from './thread';
import { unlessFilled } from '../../kit/acts/why-not';
import { useAct } from '../../kit/acts/use-act';

/** The server knows a repeated answer by its `clientId`, as it knows every message. */
const useAnswer = ({ chatId, username }: Thread) => {
  const [answer] = useAnswerThreadMutation();
  const send = (text: string) =>
    oneAttempt(`support-answer:${chatId} ${text}`, (clientId) =>
      answer({ params: { chatId }, body: { text, clientId } }).unwrap(),
    );
  return useAct([(text: string) => ({ unwrap: () => send(text) })], {
    title: texts.drawer(username),
    done: texts.answered,
  });
};

interface AnswerFormProps {
  readonly thread: Thread;
  readonly act: ReturnType<typeof useAnswer>;
}

const AnswerForm = ({ thread: { chatId, topic }, act }: AnswerFormProps) => {
  const { data } = useSupportTemplatesQuery();
  const [text, setText, clear] = useOwnText(`support-answer:${chatId}`);
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
    if (text.trim() !== '' && (await act.run(() => text.trim()))) clear();
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
        <Button type="submit" variant="primary" wide busy={act.busy} whyNot={unlessFilled(text.trim() !== '')}>
          {texts.answerDo}
        </Button>
      </Stack>
    </form>
  );
};

const useKeep = ({ chatId, username }: Thread) => {
  const about = { title: texts.drawer(username), subject: `support:${chatId}` } as const;
  return {
    take: useAct(useTakeThreadMutation(), about),
    close: useAct(useCloseThreadMutation(), { title: about.title }),
  };
};

const Keep = ({
  thread,
  acts: { take, close },
}: {
  readonly thread: Thread;
  readonly acts: ReturnType<typeof useKeep>;
}) => {
  const { chatId, operator, state } = thread;
  const me = useMe();
  const mine = operator !== null && operator.id === me?.id;
  const closed = state === 'CLOSED';
  return (
    <Row $gap={8}>
      <ActNow act={take} size="sm" argsOf={(seen) => ({ params: { chatId }, body: { taken: !mine, seen } })}>
        {mine ? texts.release : operator === null ? texts.take : texts.takeOver(operator.username)}
      </ActNow>
      <ActNow act={close} size="sm" variant="ghost" argsOf={() => ({ params: { chatId }, body: { closed: !closed } })}>
        {closed ? texts.reopen : texts.close}
      </ActNow>
    </Row>
  );
};

/** Who handles it, the form of the answer, and closing it. */
export const AnswerThread = ({ thread }: { readonly thread: Thread }) => {
  const answer = useAnswer(thread);
  const acts = useKeep(thread);
  if (thread.own) return <Quiet>{texts.own}</Quiet>;
  return (
    <Stack $gap={10}>
      <ActFailure failure={answer.failure ?? acts.take.failure ?? acts.close.failure} />
      {thread.state !== 'CLOSED' && <AnswerForm thread={thread} act={answer} />}
      <Keep thread={thread} acts={acts} />
    </Stack>
  );
};
