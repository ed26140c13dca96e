import '#client/kit/theme/sheets/people.ts';
import { useId } from 'react';
import styled from 'styled-components';
import type { CallResponse } from '../../api/call';
import { formatDuration } from '#domain/text/format.ts';
import { Money } from '../../entities/money/money';
import { CategoryIcon } from '../../entities/game/category-icon';
import { texts } from './texts';
import { choiceStyles, chosenCard } from '../../kit/form/choice-styles';

export type MateInGame = CallResponse<'GET /v1/mates/{gameId}/{mateId}'>;

interface PriceListProps {
  readonly prices: readonly MateInGame['prices'][number][];
  /** Id of the chosen category. */
  readonly value: number | undefined;
  readonly onChange: (categoryId: number) => void;
}

const Choice = styled.label.attrs({ className: 'person-price' })`
  ${choiceStyles}
  ${chosenCard}
`;

/** The price of each category for one person; the chosen one is preset for the squad. As in first screens (`person-screens.ts`). */
export const PriceList = ({ prices, value, onChange }: PriceListProps) => {
  const group = useId();
  return (
    <div className="person-prices" role="radiogroup" aria-label={texts.prices}>
      {prices.map(({ id, kind, name, price, durationMinutes }) => (
        <Choice key={id}>
          <input type="radio" name={group} checked={id === value} onChange={() => onChange(id)} />
          <CategoryIcon kind={kind} />
          <span>
            <b>{name}</b>
            <small>{formatDuration(durationMinutes)}</small>
          </span>
          <Money value={price} />
        </Choice>
      ))}
    </div>
  );
};
