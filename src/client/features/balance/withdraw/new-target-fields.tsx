import { sbpBanks } from '../../../../domain/enums/sbp-bank';
import { withdrawalMethods } from '../../../../domain/enums/withdrawal-method';
import type { WithdrawalMethod } from '../../../../domain/enums/withdrawal-method';
import { withdrawalWords } from '../../../ui/data/withdrawal-words';
import { Select } from '../../../ui/form/select';
import { TextField } from '../../../ui/form/text-field';
import { texts } from './texts';
import { methodOrder, termsText } from './withdraw-terms';
import type { WithdrawalMethods } from './withdraw-terms';

export interface NewTarget {
  readonly method: WithdrawalMethod;
  readonly wallet: string;
  readonly bank: string;
}

interface NewTargetFieldsProps {
  readonly terms: WithdrawalMethods['terms'];
  readonly value: NewTarget;
  readonly onChange: (target: NewTarget) => void;
  readonly walletError: string | undefined;
  readonly bankError: string | undefined;
}

const isMethod = (name: string): name is WithdrawalMethod => withdrawalMethods.some((method) => method === name);

const bankOptions = sbpBanks.map((bank) => ({ value: bank, label: withdrawalWords.bankNames[bank] }));
const methodOptions = methodOrder.map((method) => ({ value: method, label: withdrawalWords.methodNames[method] }));

export const NewTargetFields = ({ terms, value, onChange, walletError, bankError }: NewTargetFieldsProps) => {
  const words = texts.wallets[value.method];
  const own = terms.find(({ method }) => method === value.method);
  return (
    <>
      <Select
        label={texts.method}
        options={methodOptions}
        value={value.method}
        hint={own && termsText(own)}
        onChange={({ target }) => {
          if (isMethod(target.value)) onChange({ ...value, method: target.value });
        }}
      />
      {value.method === 'SBP' && (
        <Select
          label={texts.bank}
          placeholder={texts.chooseBank}
          options={bankOptions}
          value={value.bank}
          error={bankError}
          onChange={({ target }) => onChange({ ...value, bank: target.value })}
        />
      )}
      <TextField
        label={words.label}
        placeholder={words.placeholder}
        value={value.wallet}
        error={walletError}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        inputMode={value.method === 'TRX' || value.method === 'USDT_TRC20' ? 'text' : 'tel'}
        onChange={({ target }) => onChange({ ...value, wallet: target.value })}
      />
    </>
  );
};
