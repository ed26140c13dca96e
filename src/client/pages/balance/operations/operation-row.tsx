import { ArrowUpRight } from '#client/kit/icons/arrow-up-right.tsx';
import { BookOpen } from '#client/kit/icons/book-open.tsx';
import { Gift } from '#client/kit/icons/gift.tsx';
import { Heart } from '#client/kit/icons/heart.tsx';
import { Lock } from '#client/kit/icons/lock.tsx';
import type { IconComponent } from '#client/kit/icons/icon.tsx';
import { Plus } from '#client/kit/icons/plus.tsx';
import { SlidersHorizontal } from '#client/kit/icons/sliders-horizontal.tsx';
import { Swords } from '#client/kit/icons/swords.tsx';
import { TrendingUp } from '#client/kit/icons/trending-up.tsx';
import { Undo2 } from '#client/kit/icons/undo-2.tsx';
import { createElement } from 'react';
import styled from 'styled-components';
import type { Transaction } from '#contract/schemas/transaction.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatTime } from '#client/kit/display/dates.ts';
import { below, oneLine, tabular, theme } from '#client/kit/theme/theme.ts';
import { operationText } from '#domain/money/operation-text.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { operationParts } from '#client/entities/money/operation/operation-parts.ts';
import { operationStatus } from '#client/entities/money/operation/operation-status.ts';
import { texts } from './texts';

const icons: Readonly<Record<Transaction['type'], IconComponent>> = {
  PURCHASE: Swords,
  SELL: TrendingUp,
  DISPUTE: Undo2,
  DEPOSIT: Plus,
  WITHDRAWAL: ArrowUpRight,
  CORRECTION: SlidersHorizontal,
  SELL_BLOG_ARTICLE: BookOpen,
  PURCHASE_BLOG_ARTICLE: BookOpen,
  PURCHASE_GIFT_CERTIFICATE: Gift,
  PURCHASE_TIPS: Heart,
  SELL_TIPS: Heart,
  BALANCE_RESERVE: Lock,
  BALANCE_UNRESERVE: Lock,
};

const isGift = ({ type, bonusReason }: Transaction): boolean =>
  type === 'CORRECTION' && bonusReason !== null && bonusReason !== 'MATE_FINE';

const operationIcon = (line: Transaction): IconComponent =>
  line.reversal ? Undo2 : isGift(line) ? Gift : icons[line.type];

const RowButton = styled.button`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto 64px minmax(104px, auto);
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: 66px;
  padding: 10px 20px;
  text-align: left;
  &:hover {
    background: ${theme.color.surface2};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${below('md')} {
    grid-template-columns: 40px minmax(0, 1fr) auto;
    gap: 4px 12px;
    padding: 10px 16px;
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: ${theme.color.surface3};
  color: ${theme.color.text2};
  ${below('md')} {
    grid-row: 1 / 3;
    align-self: start;
  }
`;

const TextBlock = styled.span`
  display: grid;
  min-width: 0;
  b {
    ${oneLine}
    font-weight: 600;
  }
  small {
    ${oneLine}
    color: ${theme.color.text2};
    font-size: 13px;
  }
  /* Beside the sum there is little room: a squad's number and its mate matter more than one line. */
  ${below('md')} {
    b,
    small {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;

const Mark = styled.span`
  justify-self: end;
  ${below('md')} {
    grid-row: 2;
    grid-column: 2;
    justify-self: start;
    &:empty {
      display: none;
    }
  }
`;

const Time = styled.time`
  color: ${theme.color.text3};
  font-size: 14px;
  text-align: right;
  ${tabular}
  ${below('md')} {
    grid-row: 3;
    grid-column: 2;
    font-size: 13px;
    text-align: left;
  }
`;

const Sums = styled.span`
  display: grid;
  justify-items: end;
  ${below('md')} {
    grid-row: 1 / 3;
    grid-column: 3;
    align-self: start;
  }
`;

const Sum = styled(Money)`
  font-weight: 600;
`;

const After = styled.small`
  color: ${theme.color.text3};
  font-size: 13px;
  white-space: nowrap;
  ${tabular}
`;

/** Beside a squad's title there is little room for it on a phone. */
const Parts = styled(After)`
  ${below('md')} {
    max-width: 16ch;
    text-align: right;
    white-space: normal;
  }
`;

/** The balance afterwards; for another account than the balance, its name instead. */
const aftermath = ({ amount, bonusAmount, giftAmount, balance }: Transaction): string => {
  if (amount !== 0 && bonusAmount === amount) return texts.asBonus;
  return amount !== 0 && giftAmount === amount ? texts.asGift : texts.after(formatMoney(balance));
};

interface OperationRowProps {
  readonly line: Transaction;
  readonly onOpen: (line: Transaction) => void;
}

export const OperationRow = ({ line, onOpen }: OperationRowProps) => {
  const { title, subtitle } = operationText(line);
  const status = operationStatus(line);
  const parts = operationParts(line);
  return (
    <RowButton type="button" aria-haspopup="dialog" onClick={() => onOpen(line)}>
      <Icon aria-hidden>{createElement(operationIcon(line))}</Icon>
      <TextBlock>
        <b>{title}</b>
        {subtitle !== null && <small>{subtitle}</small>}
      </TextBlock>
      <Mark>{status !== null && <Badge $tone={status.tone}>{status.text}</Badge>}</Mark>
      <Time dateTime={line.createdAt}>{formatTime(Date.parse(line.createdAt))}</Time>
      <Sums>
        <Sum value={line.amount} signed tinted />
        {parts !== null && <Parts>{parts}</Parts>}
        <After>{aftermath(line)}</After>
      </Sums>
    </RowButton>
  );
};
