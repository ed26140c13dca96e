import { useState } from 'react';
import styled from 'styled-components';
import type { TipsGoal } from '../../../../contract/tips';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { percentOf } from '../../../../domain/money/percent-of';
import { rublesToKopecks } from '../../../../domain/money/rubles-to-kopecks';
import { tipsTerms } from '../../../../domain/settings/tips-terms';
import type { ApiFailure } from '../../../api/api-failure';
import { shortfallOf } from '../../../api/shortfall-of';
import { Button } from '../../../ui/controls/button';
import { Chip } from '../../../ui/data/chip';
import { formatMoney } from '../../../ui/data/format-money';
import { Form, FormError } from '../../../ui/form/form-look';
import { MoneyField } from '../../../ui/form/money-field';
import { Select } from '../../../ui/form/select';
import { useModals } from '../../../ui/modals/use-modals';
import { Dialog } from '../../../ui/overlay/dialog';
import { useToast } from '../../../ui/toast/use-toast';
import { texts } from './texts';
import { useGiveTips } from './use-give-tips';

interface TipsDialogProps {
  readonly mate: { readonly id: string; readonly name: string };
  readonly goals: readonly TipsGoal[];
  /** Chosen before; null for none. */
  readonly goalId: string | null;
  readonly canDeposit: boolean;
  readonly onClose: () => void;
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const sums = [100, 300, 500, 1000];
const min = kopecksToRubles(tipsTerms.min);
const max = kopecksToRubles(tipsTerms.max);

const receivedOf = (rubles: number): number => kopecksToRubles(percentOf(rublesToKopecks(rubles), tipsTerms.matePercent));

/** A tip, for a goal or just so. Without enough money the way to top up opens, and what was typed stays. */
export const TipsDialog = ({ mate, goals, goalId, canDeposit, onClose }: TipsDialogProps) => {
  const [chosen, setChosen] = useState(goalId);
  const [amount, setAmount] = useState<number | null>(300);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { send, busy } = useGiveTips();
  const modals = useModals();
  const toast = useToast();
  const fits = amount !== null && amount >= min && amount <= max;

  const choose = (sum: number | null) => {
    setAmount(sum);
    setFailure(null);
  };
  const submit = async () => {
    setTried(true);
    if (!fits) return;
    const outcome = await send({ userId: mate.id, amount, ...(chosen === null ? {} : { goalId: chosen }) });
    if ('failure' in outcome) {
      setFailure(outcome.failure);
      if (outcome.failure.code === 'BALANCE_INSUFFICIENT' && canDeposit) modals.open({ name: 'deposit', props: shortfallOf(outcome.failure.details) });
      return;
    }
    toast.success(outcome.answer.goal?.status === 'ACHIEVED' ? texts.achieved : texts.done);
    onClose();
  };
  const lost = failure !== null && (failure.status === 0 || failure.status >= 500);
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
            options={[...goals.map(({ id, title }) => ({ value: id, label: title })), { value: '', label: texts.noGoal }]}
            onChange={({ target }) => {
              setChosen(target.value === '' ? null : target.value);
              setFailure(null);
            }}
          />
        )}
        <Chips role="group" aria-label={texts.quick}>
          {sums.map((sum) => (
            <Chip key={sum} selected={amount === sum} onClick={() => choose(sum)}>
              {formatMoney(sum)}
            </Chip>
          ))}
        </Chips>
        <MoneyField
          label={texts.sum}
          value={amount}
          onChange={choose}
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
