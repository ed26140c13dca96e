import { Stack } from '../../kit/layout/stack';
import { useId } from 'react';
import styled from 'styled-components';
import type { CallResponse } from '../../api/call';
import { formatDuration } from '#domain/text/format.ts';
import { Money } from '../../entities/money/money';
import { CategoryIcon } from '../../entities/game/category-icon';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';
import { choiceStyles, chosenCard } from '../../kit/form/choice-styles';

export type MateInGame = CallResponse<'GET /v1/mates/{gameId}/{mateId}'>;

interface PriceListProps {
  readonly prices: MateInGame['prices'];
  /** Id of the chosen category. */
  readonly value: number | undefined;
  readonly onChange: (categoryId: number) => void;
}

const Choice = styled.label`
  ${choiceStyles}
  ${chosenCard}
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 14px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
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

/** The price of each category for one person; the chosen one is preset for the squad. */
export const PriceList = ({ prices, value, onChange }: PriceListProps) => {
  const group = useId();
  return (
    <Stack $gap={10} role="radiogroup" aria-label={texts.prices}>
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
    </Stack>
  );
};
