import { useState } from 'react';
import type { TipsGoal } from '#contract/money/tips.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { tipsGoalTerms } from '#domain/money/tips.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { useChangeGoalMutation, useCreateGoalMutation } from '#client/entities/mate/tips-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Form, FormError } from '#client/kit/form/form.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { MoneyField } from '#client/entities/money/money-field.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from './texts';

export interface GoalDraft {
  readonly title: string;
  readonly amount: number | null;
}

interface GoalDialogProps {
  /** Null: a new one. */
  readonly goal: TipsGoal | null;
  /** Held by the parent: closing the dialog loses nothing. */
  readonly draft: GoalDraft;
  readonly onChange: (draft: GoalDraft) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const min = kopecksToRubles(tipsGoalTerms.min);
const max = kopecksToRubles(tipsGoalTerms.max);

export const GoalDialog = ({ goal, draft, onChange, onDone, onClose }: GoalDialogProps) => {
  const [create, creating] = useCreateGoalMutation();
  const [change, changing] = useChangeGoalMutation();
  const [tried, setTried] = useState(false);
  const { run, refusal, refuse } = useAttempt();
  /** A sum that is collected already, to be confirmed. */
  const [asked, setAsked] = useState<number | null>(null);
  const toast = useToast();
  const busy = creating.isLoading || changing.isLoading;
  const title = draft.title.trim();
  const badTitle = title === '' || title.length > tipsGoalTerms.titleMax;
  const badAmount = draft.amount === null || draft.amount < min || draft.amount > max;

  const edit = (part: Partial<GoalDraft>) => {
    refuse(undefined);
    onChange({ ...draft, ...part });
  };
  const send = async (amount: number) => {
    const body = { title, amount };
    await run(async () => {
      await (goal === null ? create({ body }) : change({ params: { id: goal.id }, body })).unwrap();
      toast.success(texts.saved);
      onDone();
    });
    setAsked(null);
  };
  const submit = async () => {
    setTried(true);
    if (badTitle || badAmount || draft.amount === null) return;
    if (goal !== null && goal.collected >= draft.amount) setAsked(draft.amount);
    else await send(draft.amount);
  };
  return (
    <Dialog title={goal === null ? texts.newTitle : texts.changeTitle} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        <TextField
          label={texts.name}
          placeholder={texts.namePlaceholder}
          maxLength={tipsGoalTerms.titleMax}
          autoComplete="off"
          value={draft.title}
          error={tried && badTitle ? texts.nameWrong : undefined}
          onChange={({ target }) => edit({ title: target.value })}
        />
        <MoneyField
          label={texts.amount}
          value={draft.amount}
          hint={texts.amountHint}
          error={tried && badAmount ? texts.amountHint : undefined}
          onChange={(amount) => edit({ amount })}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {texts.save}
        </Button>
      </Form>
      {asked !== null && goal !== null && (
        <ConfirmDialog
          title={texts.endTitle}
          text={texts.endText(formatMoney(goal.collected), formatMoney(asked))}
          confirmLabel={texts.end}
          onConfirm={() => send(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Dialog>
  );
};
