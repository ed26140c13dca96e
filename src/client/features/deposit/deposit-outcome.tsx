import { Check } from '../../kit/icons/check';
import { Clock3 } from '../../kit/icons/clock-3';
import { CreditCard } from '../../kit/icons/credit-card';
import { X } from '../../kit/icons/x';
import type { CallResponse } from '../../api/call';
import { Button } from '../../kit/controls/button';
import { formatMoney } from '../../entities/money/money';
import { mainButton, OutcomeSection } from './outcome-section';
import { PaidSquad } from './paid-squad';
import { texts } from './texts';

interface DepositOutcomeProps {
  readonly deposit: CallResponse<'GET /v1/balance/deposits/{id}'>;
  readonly onClose: () => void;
  readonly onAgain: () => void;
  readonly onPay: () => void;
}

/** The result of the payment as the server knows it; a pending one updates live. */
export const DepositOutcome = ({
  deposit: { id, status, amount, bonus, forSquad },
  onClose,
  onAgain,
  onPay,
}: DepositOutcomeProps) => {
  const sum = amount === null ? null : formatMoney(amount);
  switch (status) {
    case 'PAID':
      if (forSquad) return <PaidSquad depositId={id} onClose={onClose} />;
      return (
        <OutcomeSection
          tone="ok"
          icon={Check}
          title={texts.paid.title(sum ?? '')}
          text={bonus > 0 ? texts.paid.bonus(formatMoney(bonus)) : texts.paid.plain}
        >
          <Button {...mainButton} onClick={onClose}>
            {texts.paid.action}
          </Button>
        </OutcomeSection>
      );
    case 'DECLINED':
      return (
        <OutcomeSection tone="danger" icon={X} title={texts.declined.title} text={texts.declined.text}>
          <Button {...mainButton} onClick={forSquad ? onClose : onAgain}>
            {texts.declined.action}
          </Button>
        </OutcomeSection>
      );
    case 'REFUNDED':
      return (
        <OutcomeSection tone="danger" icon={X} title={texts.refunded.title} text={texts.refunded.text}>
          <Button {...mainButton} onClick={onClose}>
            {texts.refunded.action}
          </Button>
        </OutcomeSection>
      );
    case 'DELAYED':
      return (
        <OutcomeSection
          tone="warn"
          icon={Clock3}
          title={texts.waiting.title}
          text={forSquad ? texts.waiting.squad : texts.waiting.text(sum)}
        >
          <Button {...mainButton} onClick={onClose}>
            {texts.waiting.action}
          </Button>
        </OutcomeSection>
      );
    case 'CREATED':
      return (
        <OutcomeSection tone="warn" icon={CreditCard} title={texts.unpaid.title} text={texts.unpaid.text(sum)}>
          <Button {...mainButton} onClick={onPay}>
            {texts.unpaid.action}
          </Button>
          <Button size="lg" wide onClick={forSquad ? onClose : onAgain}>
            {forSquad ? texts.unpaid.back : sum === null ? texts.unpaid.otherWay : texts.unpaid.other}
          </Button>
        </OutcomeSection>
      );
  }
};
