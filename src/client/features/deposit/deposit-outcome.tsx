import { Check, Clock3, CreditCard, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AnswerOf } from '../../api/call';
import { Button } from '../../ui/controls/button';
import { formatMoney } from '../../ui/data/format-money';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Center = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  padding-top: 8px;
  text-align: center;
  text-wrap: balance;
  h3 {
    font: 600 22px/1.25 ${theme.font.title};
  }
  p {
    color: ${theme.color.text2};
  }
  > :last-child {
    margin-top: 12px;
  }
`;

const Sign = styled.span<{ $tone: 'ok' | 'warn' | 'danger' }>`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: ${theme.radius.r24};
  background: ${({ $tone }) => ({ ok: theme.color.okSoft, warn: theme.color.warnSoft, danger: theme.color.dangerSoft })[$tone]};
  color: ${({ $tone }) => theme.color[$tone]};
  svg {
    width: 32px;
    height: 32px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: 100%;
`;

interface PartProps {
  readonly tone: 'ok' | 'warn' | 'danger';
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Part = ({ tone, icon: Icon, title, text, children }: PartProps) => (
  <Center role="status">
    <Sign $tone={tone} aria-hidden>
      <Icon />
    </Sign>
    <h3>{title}</h3>
    <p>{text}</p>
    <Actions>{children}</Actions>
  </Center>
);

interface DepositOutcomeProps {
  readonly deposit: AnswerOf<'GET /v1/balance/deposits/{id}'>;
  readonly onClose: () => void;
  readonly onAgain: () => void;
  readonly onPay: () => void;
}

const main = { variant: 'primary', size: 'lg', wide: true } as const;

/** What became of the payment, as the server knows it; a delayed one turns into its end before the person’s eyes. */
export const DepositOutcome = ({ deposit: { status, amount, bonus }, onClose, onAgain, onPay }: DepositOutcomeProps) => {
  const sum = formatMoney(amount);
  switch (status) {
    case 'PAID':
      return (
        <Part tone="ok" icon={Check} title={texts.paid.title(sum)} text={bonus > 0 ? texts.paid.bonus(formatMoney(bonus)) : texts.paid.plain}>
          <Button {...main} onClick={onClose}>
            {texts.paid.action}
          </Button>
        </Part>
      );
    case 'DECLINED':
      return (
        <Part tone="danger" icon={X} title={texts.declined.title} text={texts.declined.text}>
          <Button {...main} onClick={onAgain}>
            {texts.declined.action}
          </Button>
        </Part>
      );
    case 'DELAYED':
      return (
        <Part tone="warn" icon={Clock3} title={texts.waiting.title} text={texts.waiting.text(sum)}>
          <Button {...main} onClick={onClose}>
            {texts.waiting.action}
          </Button>
        </Part>
      );
    case 'CREATED':
      return (
        <Part tone="warn" icon={CreditCard} title={texts.unpaid.title} text={texts.unpaid.text(sum)}>
          <Button {...main} onClick={onPay}>
            {texts.unpaid.action}
          </Button>
          <Button size="lg" wide onClick={onAgain}>
            {texts.unpaid.other}
          </Button>
        </Part>
      );
  }
};
