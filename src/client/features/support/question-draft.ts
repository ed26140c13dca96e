import { supportTopics } from '../../../domain/enums/support-topic';
import type { SupportTopic } from '../../../domain/enums/support-topic';

export interface QuestionDraft {
  readonly topic: SupportTopic | null;
  readonly squad: string;
  readonly text: string;
  /** The question's own name: sent twice it is one. */
  readonly clientId: string;
}

const key = 'support.draft';

export const newQuestion = (): QuestionDraft => ({ topic: null, squad: '', text: '', clientId: crypto.randomUUID() });

const readTopic = (value: unknown): SupportTopic | null => supportTopics.find((topic) => topic === value) ?? null;

const parse = (json: string): QuestionDraft => {
  const { topic, squad, text, clientId }: { readonly [K in keyof QuestionDraft]?: unknown } = Object(JSON.parse(json));
  const fresh = newQuestion();
  return {
    topic: readTopic(topic),
    squad: typeof squad === 'string' ? squad : '',
    text: typeof text === 'string' ? text : '',
    clientId: typeof clientId === 'string' ? clientId : fresh.clientId,
  };
};

/** What was typed and not sent; it outlives a reload and signing in. */
export const questionDraft = {
  read: (): QuestionDraft => {
    try {
      const json = sessionStorage.getItem(key);
      return json === null ? newQuestion() : parse(json);
    } catch {
      return newQuestion();
    }
  },
  write: (draft: QuestionDraft): void => {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // The form itself still has it.
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
} as const;
