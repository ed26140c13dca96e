import { createElement } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../../../contract/schemas/transaction';
import { Badge } from '../../../ui/data/badge';
import { formatTime } from '../../../ui/data/format-time';
import { Money } from '../../../ui/data/money';
import { below } from '../../../ui/theme/media';
import { oneLine, tabular } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';
import { operationIcon } from './operation-icon';
import { operationStatus } from './operation-status';
import { operationWords } from './operation-words';

const Face = styled.button`
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

const Words = styled.span`
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
    grid-row: 2;
    grid-column: 3;
    font-size: 13px;
  }
`;

const Sum = styled(Money)`
  font-weight: 600;
  text-align: right;
  ${below('md')} {
    grid-row: 1;
    grid-column: 3;
  }
`;

interface OperationRowProps {
  readonly line: Transaction;
  readonly onOpen: (line: Transaction) => void;
}

export const OperationRow = ({ line, onOpen }: OperationRowProps) => {
  const { title, subtitle } = operationWords(line);
  const status = operationStatus(line);
  return (
    <Face type="button" aria-haspopup="dialog" onClick={() => onOpen(line)}>
      <Icon aria-hidden>
        {createElement(operationIcon(line))}
      </Icon>
      <Words>
        <b>{title}</b>
        {subtitle !== null && <small>{subtitle}</small>}
      </Words>
      <Mark>{status !== null && <Badge $tone={status.tone}>{status.text}</Badge>}</Mark>
      <Time dateTime={line.createdAt}>{formatTime(Date.parse(line.createdAt))}</Time>
      <Sum value={line.amount} signed tinted />
    </Face>
  );
};
