import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../api/api-failure';
import { useAskSupportMutation } from '../../api/support-api';
import { useMe } from '../../api/use-me';
import { useAskToSignIn } from '../../ui/routing/use-ask-to-sign-in';
import { useGameLink } from '../../ui/routing/use-game-link';
import { useToast } from '../../ui/toast/use-toast';
import { newQuestion, questionDraft } from './question-draft';
import type { QuestionDraft } from './question-draft';
import { questionProblems } from './question-problems';
import type { QuestionProblems } from './question-problems';
import { texts } from './texts';

/** The question being written: kept while it is typed, sent once, then followed by its chat. */
export const useQuestion = () => {
  const me = useMe();
  const link = useGameLink();
  const navigate = useNavigate();
  const toast = useToast();
  const askToSignIn = useAskToSignIn();
  const [draft, setDraft] = useState(questionDraft.read);
  const [problems, setProblems] = useState<QuestionProblems>({});
  const [ask, { isLoading }] = useAskSupportMutation();

  const change = (part: Partial<QuestionDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    questionDraft.write(next);
    const names = Object.keys(part);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
  };

  const send = async (): Promise<void> => {
    if (isLoading) return;
    const found = questionProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || draft.topic === null) return;
    if (me === null) {
      askToSignIn();
      return;
    }
    const { topic, squad, text, clientId } = draft;
    try {
      const { chatId } = await ask({ body: { topic, text: text.trim(), clientId, ...(squad === '' ? {} : { squadId: Number(squad) }) } }).unwrap();
      questionDraft.clear();
      setDraft(newQuestion());
      toast.success(texts.sent);
      void navigate(link(`/support?chat=${chatId}#chat`), { preventScrollReset: true });
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === 'SQUADS_NOT_FOUND') setProblems({ squad: message });
      else toast.danger(message);
    }
  };
  return { me, draft, problems, change, send, busy: isLoading };
};
