import { useId } from 'react';
import styled from 'styled-components';
import { formatDuration } from '../../../domain/text/format-duration';
import { Money } from '../../ui/data/money';
import { CategoryIcon } from '../../ui/squad/category-icon';
import { theme } from '../../ui/theme/theme';
import type { MateInGame } from './mate-in-game';
import { texts } from './texts';

interface PriceListProps {
  readonly prices: MateInGame['prices'];
  /** Id of the chosen category. */
  readonly value: number | undefined;
  readonly onChange: (categoryId: number) => void;
}

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 14px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  &:has(:checked) {
    border-color: transparent;
    box-shadow: 0 0 0 2px ${theme.color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.text1};
    outline-offset: 3px;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  > svg {
    color: ${theme.color.violet};
  }
  > span:not(:last-child) {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 600;
    line-height: 1.35;
  }
  small {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const Price = styled(Money)`
  font-weight: 700;
`;

/** What each category costs for one; the chosen one is what the squad begins with. */
export const PriceList = ({ prices, value, onChange }: PriceListProps) => {
  const group = useId();
  return (
    <List role="radiogroup" aria-label={texts.prices}>
      {prices.map(({ id, kind, name, price, durationMinutes }) => (
        <Choice key={id}>
          <input type="radio" name={group} checked={id === value} onChange={() => onChange(id)} />
          <CategoryIcon kind={kind} />
          <span>
            <b>{name}</b>
            <small>{formatDuration(durationMinutes)}</small>
          </span>
          <Price value={price} />
        </Choice>
      ))}
    </List>
  );
};
