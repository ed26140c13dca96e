import type { QuestionDraft } from './question-draft';
import { texts } from './texts';

const textMin = 10;

export type QuestionProblems = Partial<Record<'topic' | 'squad' | 'text', string>>;

/** What is wrong with a question, by field; nothing when it may be sent. */
export const questionProblems = ({ topic, squad, text }: QuestionDraft): QuestionProblems => ({
  ...(topic === null ? { topic: texts.topicMissing } : {}),
  ...(squad === '' || /^[1-9]\d{0,8}$/.test(squad) ? {} : { squad: texts.squadWrong }),
  ...(text.trim().length < textMin ? { text: texts.textShort } : {}),
});
