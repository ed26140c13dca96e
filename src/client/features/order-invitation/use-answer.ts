import { useNavigate } from 'react-router';
import { useAttempt } from '../../api/use-attempt';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './texts';

/** After these refusals the invitation no longer exists: its card disappears, so a toast says why. */
const over: ReadonlySet<string> = new Set(['SQUADS_NOT_FOUND', 'SQUADS_MEMBER_NOT_FOUND', 'SQUADS_INVALID_STATE']);

export interface Answers {
  readonly accept: () => Promise<unknown>;
  readonly decline: () => Promise<unknown>;
}

/**
 * Accepts an invitation, which opens the squad, or declines it; `errorText` is the text of the refusal to show below its
 * card.
 */
export const useAnswer = (squadPath: string, answers: Answers) => {
  const { run, refusal: errorText } = useAttempt();
  const navigate = useNavigate();
  const toast = useToast();

  const attempt = (answer: () => Promise<unknown>): Promise<boolean> =>
    run(answer, ({ code, message }) => {
      if (!over.has(code)) return message;
      toast.danger(message);
      return undefined;
    });
  const accept = async () => {
    if (await attempt(answers.accept)) await navigate(squadPath);
  };
  const decline = async (): Promise<boolean> => {
    const done = await attempt(answers.decline);
    if (done) toast.success(texts.declined);
    return done;
  };
  return { accept, decline, errorText };
};
