import { Row } from '#client/kit/layout/stack.tsx';
import { useState } from 'react';
import type { TipsGoal } from '#contract/money/tips.ts';
import { type ApiFailure, isLost } from '#client/api/api-error.ts';
import { attempted } from '#client/api/attempted.ts';
import { useGiveTipsMutation } from '../tips-api';
import { kopecksToRubles, percentOf, rublesToKopecks } from '#domain/money/kopecks.ts';
import { tipsTerms } from '#domain/money/tips.ts';
import { shortfallOf } from '../../money/shortfall-of';
import { useOwnDraft } from '../../person/use-own-draft';
import { Button } from '#client/kit/controls/button.tsx';
import { Chip } from '#client/kit/display/chip.tsx';
import { formatMoney } from '../../money/money';
import { Form, FormError } from '#client/kit/form/form.tsx';
import { MoneyField } from '../../money/money-field';
import { Select } from '#client/kit/form/select.tsx';
import { useModals } from '../../modals/modals';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from './texts';

interface TipsDialogProps {
  readonly mate: { readonly id: string; readonly name: string };
  readonly goals: readonly TipsGoal[];
  /** The preselected goal; null for none. */
  readonly goalId: string | null;
  readonly canDeposit: boolean;
  readonly onClose: () => void;
}

interface TipDraft {
  /** Null: for no goal. */
  readonly goalId: string | null;
  /** Rubles. */
  readonly amount: number | null;
}

const drafts: SheetDrafts<TipDraft> = new Map();

const sums = [100, 300, 500, 1000];
const min = kopecksToRubles(tipsTerms.min);
const max = kopecksToRubles(tipsTerms.max);

const receivedOf = (rubles: number): number =>
  kopecksToRubles(percentOf(rublesToKopecks(rubles), tipsTerms.matePercent));

/** A tip, for a goal or without one. If the money does not suffice, offers to top up; the entered values stay. */
export const TipsDialog = ({ mate, goals, goalId, canDeposit, onClose }: TipsDialogProps) => {
  const [draft, setDraft, removeDraft] = useOwnDraft<TipDraft>(drafts, `${mate.id}:${goalId}`, { goalId, amount: 300 });
  const { amount } = draft;
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [give, { isLoading: busy }] = useGiveTipsMutation();
  const modals = useModals();
  const toast = useToast();
  const fits = amount !== null && amount >= min && amount <= max;
  const lost = failure !== null && isLost(failure);
  // A goal that was achieved or removed meanwhile cannot be given to; a lost tip is repeated as it was sent.
  const chosen = lost || goals.some(({ id }) => id === draft.goalId) ? draft.goalId : null;

  const change = (part: Partial<TipDraft>) => {
    setDraft({ ...draft, ...part });
    setFailure(null);
  };
  const submit = async () => {
    setTried(true);
    if (!fits) return;
    const body = { userId: mate.id, amount, ...(chosen === null ? {} : { goalId: chosen }) };
    const { value, failure: refused } = await attempted(() => give({ body }).unwrap());
    if (refused !== undefined) {
      setFailure(refused);
      if (refused.code === 'BALANCE_INSUFFICIENT' && canDeposit)
        modals.open({ name: 'deposit', props: shortfallOf(refused.details) });
      return;
    }
    removeDraft();
    toast.success(value.goal?.status === 'ACHIEVED' ? texts.achieved : texts.done);
    onClose();
  };
  return (
    <Dialog title={texts.dialogTitle(mate.name)} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        {goals.length > 0 && (
          <Select
            label={texts.forWhat}
            value={chosen ?? ''}
            options={[
              ...goals.map(({ id, title }) => ({ value: id, label: title })),
              { value: '', label: texts.noGoal },
            ]}
            onChange={({ target }) => change({ goalId: target.value === '' ? null : target.value })}
          />
        )}
        <Row $gap={8} $align="normal" role="group" aria-label={texts.quick}>
          {sums.map((sum) => (
            <Chip key={sum} selected={amount === sum} onClick={() => change({ amount: sum })}>
              {formatMoney(sum)}
            </Chip>
          ))}
        </Row>
        <MoneyField
          label={texts.sum}
          value={amount}
          onChange={(sum) => change({ amount: sum })}
          hint={fits ? texts.hint(formatMoney(receivedOf(amount))) : texts.limits}
          error={tried && !fits ? texts.wrong : undefined}
        />
        {failure !== null && <FormError>{lost ? texts.lost : failure.message}</FormError>}
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {fits ? texts.submitSum(formatMoney(amount)) : texts.submit}
        </Button>
      </Form>
    </Dialog>
  );
};
