import { Trash2 } from 'lucide-react';
import { failureOf } from '../../../api/api-failure';
import { useForgetWithdrawalMethodMutation } from '../../../api/balance-api';
import { IconButton } from '../../../ui/controls/icon-button';
import { withdrawalWords } from '../../../ui/data/withdrawal-words';
import { useToast } from '../../../ui/toast/use-toast';
import type { WithdrawalMethods } from './withdraw-terms';
import { texts } from './texts';
import { Line, Targets } from './withdraw-look';

interface TargetChoiceProps {
  readonly saved: WithdrawalMethods['saved'];
  /** Id of saved requisites; null for new ones. */
  readonly value: string | null;
  readonly onChange: (savedId: string | null) => void;
}

const nameOf = (one: WithdrawalMethods['saved'][number]): string => `${withdrawalWords.methodNames[one.method]}, ${withdrawalWords.requisites(one)}`;

/** Requisites used before, one press away. */
export const TargetChoice = ({ saved, value, onChange }: TargetChoiceProps) => {
  const [forgetCall] = useForgetWithdrawalMethodMutation();
  const toast = useToast();
  const forget = async (id: string) => {
    try {
      await forgetCall({ params: { id } }).unwrap();
      if (value === id) onChange(null);
      toast.success(texts.forgotten);
    } catch (error) {
      toast.danger(failureOf(error).message);
    }
  };
  return (
    <Targets>
      <legend>{texts.saved}</legend>
      {saved.map((one) => (
        <Line key={one.id}>
          <label>
            <input type="radio" name="withdraw-target" checked={value === one.id} onChange={() => onChange(one.id)} />
            {nameOf(one)}
          </label>
          <IconButton label={texts.forget(nameOf(one))} onClick={() => void forget(one.id)}>
            <Trash2 aria-hidden />
          </IconButton>
        </Line>
      ))}
      <Line>
        <label>
          <input type="radio" name="withdraw-target" checked={value === null} onChange={() => onChange(null)} />
          {texts.newTarget}
        </label>
      </Line>
    </Targets>
  );
};
