import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../api/api-error';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './texts';

/** After these there is no invitation any more: its card goes, so the toast says why. */
const over: ReadonlySet<string> = new Set(['SQUADS_NOT_FOUND', 'SQUADS_MEMBER_NOT_FOUND', 'SQUADS_INVALID_STATE']);

export interface Answers {
  readonly accept: () => Promise<unknown>;
  readonly decline: () => Promise<unknown>;
}

/** Says yes, which leads to the squad, or no to an invitation; `problem` is the refusal to show beneath its card. */
export const useAnswer = (squadPath: string, answers: Answers) => {
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();

  const attempt = async (answer: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    try {
      await answer();
      return true;
    } catch (error) {
      const { code, message } = failureOf(error);
      if (over.has(code)) toast.danger(message);
      else setProblem(message);
      return false;
    }
  };
  const accept = async () => {
    if (await attempt(answers.accept)) await navigate(squadPath);
  };
  const decline = async (): Promise<boolean> => {
    const done = await attempt(answers.decline);
    if (done) toast.success(texts.declined);
    return done;
  };
  return { accept, decline, problem };
};
