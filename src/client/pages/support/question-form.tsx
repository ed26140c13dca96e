import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { supportLimits } from '#domain/people/auth-limits.ts';
import { type SupportTopic, supportTopics } from '#domain/people/support-topic.ts';
import { typedNumber } from '#domain/text/search-form.ts';
import { pastToSend } from '../../entities/support/past-to-send';
import { type Attached, AttachPast } from './attach-past';
import { texts } from './texts';
import { attempted } from '../../api/attempted';
import { useOpenSupportThreadMutation } from '../../entities/support/support-api';
import { useMe } from '../../entities/person/users-api';
import { useGoToSignIn } from '../../entities/session/use-go-to-sign-in';
import { useGameLink } from '../../entities/game/chosen-game';
import { useToast } from '../../kit/toast/use-toast';
import { Button } from '../../kit/controls/button';
import { Select } from '../../kit/form/select';
import { TextArea } from '../../kit/form/text-area';
import { TextField } from '../../kit/form/text-field';
import { Card } from '../../kit/layout/card';
import { FinePrint } from '../../kit/layout/prose';
import { SectionTitle } from '../../kit/layout/page';
import { Row, Stack } from '../../kit/layout/stack';
import { pageAt } from '#contract/page-at.ts';
import { useAddressQuery } from '../../kit/routing/use-address-query';
import { tabStorage } from '../../kit/store/browser-storage';
import { randomId } from '#client/kit/store/random-id.ts';
import { questionParams, supportChatPath } from '#contract/routes/support-pages.ts';

interface QuestionDraft {
  readonly topic: SupportTopic | null;
  readonly squad: string;
  readonly text: string;
  /** The question's id, so that sending it twice creates one; edited, it is another question. */
  readonly clientId: string;
  /** Who wrote it; null for a guest, whose question waits for whoever signs in. */
  readonly by: string | null;
}

const key = 'support.draft';

const newQuestion = (by: string | null): QuestionDraft => ({
  topic: null,
  squad: '',
  text: '',
  clientId: randomId(),
  by,
});

const readTopic = (value: unknown): SupportTopic | null => supportTopics.find((topic) => topic === value) ?? null;

const parse = (json: string, reader: string | null): QuestionDraft => {
  const { topic, squad, text, clientId, by }: { readonly [K in keyof QuestionDraft]?: unknown } = Object(
    JSON.parse(json),
  );
  const newDraft = newQuestion(reader);
  if (typeof by === 'string' && by !== reader) return newDraft;
  return {
    ...newDraft,
    topic: readTopic(topic),
    squad: typeof squad === 'string' ? squad : '',
    text: typeof text === 'string' ? text : '',
    clientId: typeof clientId === 'string' ? clientId : newDraft.clientId,
  };
};

/** The unsent question; survives a reload and signing in, but is not shown to another person. */
const questionDraft = {
  read: (reader: string | null): QuestionDraft => {
    try {
      const json = tabStorage.get(key);
      return json === null ? newQuestion(reader) : parse(json, reader);
    } catch {
      return newQuestion(reader);
    }
  },
  write: (draft: QuestionDraft): void => {
    tabStorage.set(key, JSON.stringify(draft));
  },
  clear: (): void => {
    tabStorage.remove(key);
  },
} as const;

/** What the address asks about, unless another question has been begun. */
const askedIn = (query: URLSearchParams, draft: QuestionDraft): QuestionDraft => {
  const topic = readTopic(query.get(questionParams.topic));
  const about = query.get(questionParams.about);
  if (topic === null || draft.topic !== null || draft.text !== '') return draft;
  const isOwnPage = about !== null && pageAt(about.split(/[?#]/)[0] ?? '') !== null;
  return { ...draft, topic, text: isOwnPage ? `${location.origin}${about}\n` : '' };
};

type QuestionErrors = Partial<Record<'topic' | 'squad' | 'text' | 'past', string>>;

/** What is wrong with a question, by field; nothing when it can be sent. */
const questionErrors = ({ topic, squad, text }: QuestionDraft): QuestionErrors => ({
  ...(topic === null ? { topic: texts.topicMissing } : {}),
  ...(squad === '' || typedNumber(squad) !== null ? {} : { squad: texts.squadWrong }),
  ...(text.trim().length < supportLimits.textMin ? { text: texts.textShort } : {}),
});

/** The question being written: stored while typing, sent once, then its chat opens. */
const useQuestion = () => {
  const me = useMe();
  const link = useGameLink();
  const navigate = useNavigate();
  const toast = useToast();
  const askToSignIn = useGoToSignIn();
  const [query] = useAddressQuery();
  const [draft, setDraft] = useState(() => askedIn(query, questionDraft.read(me?.id ?? null)));
  const [errors, setErrors] = useState<QuestionErrors>({});
  const [attached, attach] = useState<Attached>('NOTHING');
  const [openThread, { isLoading }] = useOpenSupportThreadMutation();

  const change = (part: Partial<QuestionDraft>): void => {
    const next = { ...draft, ...part, clientId: randomId() };
    setDraft(next);
    questionDraft.write(next);
    const names = Object.keys(part);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
  };

  const send = async (): Promise<void> => {
    if (isLoading) return;
    const found = questionErrors(draft);
    setErrors(found);
    if (Object.keys(found).length > 0 || draft.topic === null) return;
    if (me === null) {
      askToSignIn();
      return;
    }
    const { topic, squad, text, clientId } = draft;
    const past = attached === 'NOTHING' ? {} : { past: pastToSend(attached === 'TEXTS').text };
    const number = typedNumber(squad);
    const about = number === null ? {} : { squadId: number };
    const body = { topic, text: text.trim(), clientId, ...about, ...past };
    const { value: thread, failure } = await attempted(() => openThread({ body }).unwrap());
    if (failure === undefined) {
      if (questionDraft.read(me.id).clientId === clientId) questionDraft.clear();
      setDraft((now) => (now.clientId === clientId ? newQuestion(me.id) : now));
      attach('NOTHING');
      toast.success(texts.sent);
      void navigate(link(supportChatPath(thread.chatId)), { preventScrollReset: true });
    } else if (failure.code === 'SQUADS_NOT_FOUND') setErrors({ squad: failure.message });
    else if (failure.code === 'SUPPORT_PAST_INVALID') setErrors({ past: failure.message });
    else toast.danger(failure.message);
  };
  return { me, draft, errors, attached, attach, change, send, busy: isLoading };
};

const textMax = 4000;
const options = supportTopics.map((value) => ({ value, label: texts.topics[value] }));

/** Topic, squad and text; a guest can write too, and signs in before it is sent. */
export const QuestionForm = () => {
  const { me, draft, errors, attached, attach, change, send, busy } = useQuestion();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // After the errors are rendered, also those of the server.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const submit = async () => {
    await send();
    setAttempts((before) => before + 1);
  };
  return (
    <Card as="section" aria-labelledby="ask">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack $gap={16}>
          <SectionTitle id="ask">{texts.formTitle}</SectionTitle>
          <Select
            label={texts.topic}
            placeholder={texts.choose}
            options={options}
            error={errors.topic}
            value={draft.topic ?? ''}
            onChange={({ target }) => change({ topic: supportTopics.find((topic) => topic === target.value) ?? null })}
          />
          <TextField
            label={texts.squad}
            hint={texts.squadHint}
            error={errors.squad}
            inputMode="numeric"
            maxLength={16}
            value={draft.squad}
            onChange={({ target }) => change({ squad: target.value.trimStart() })}
          />
          <TextArea
            label={texts.text}
            hint={texts.textHint}
            error={errors.text}
            maxLength={textMax}
            value={draft.text}
            onChange={({ target }) => change({ text: target.value })}
          />
          <AttachPast attached={attached} error={errors.past} onAttach={attach} />
          <Row>
            <Button type="submit" variant="primary" busy={busy}>
              {me === null ? texts.signIn : texts.send}
            </Button>
            {me === null && <FinePrint>{texts.signInNote}</FinePrint>}
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
