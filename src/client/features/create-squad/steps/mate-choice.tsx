import styled from 'styled-components';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import { Money } from '../../../ui/data/money';
import { cardLook } from '../../../ui/layout/card';
import { MateLine } from '../../../ui/people/mate-line';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';

const Choice = styled.label`
  ${cardLook}
  display: block;
  margin: 2px 2px 10px;
  padding: 13px 16px;
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  &:has(:checked) {
    box-shadow: 0 0 0 2px ${theme.color.accent};
  }
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

const Price = styled(Money)`
  font-weight: 600;
`;

const tick = "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%2312160a' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M20 6 9 17l-5-5'/%3E%3C/svg%3E\")";

const Box = styled.input`
  flex-shrink: 0;
  width: 24px;
  height: 24px;
  border: 1.5px solid ${theme.color.text3};
  border-radius: 7px;
  appearance: none;
  cursor: inherit;
  &:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent} ${tick} center / 15px no-repeat;
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 3px;
  }
`;

interface MateChoiceProps {
  readonly mate: MateCard;
  /** For the chosen terms, in rubles. */
  readonly price: number;
  readonly chosen: boolean;
  /** Why he cannot be taken in; null when he can. */
  readonly whyNot: string | null;
  readonly onChange: (chosen: boolean) => void;
}

export const MateChoice = ({ mate, price, chosen, whyNot, onChange }: MateChoiceProps) => (
  <Choice title={whyNot ?? undefined}>
    <MateLine mate={mate}>
      <Price value={price} />
      <Box
        type="checkbox"
        aria-label={texts.choose(mate.name)}
        aria-description={whyNot ?? undefined}
        checked={chosen}
        disabled={whyNot !== null && !chosen}
        onChange={({ target }) => onChange(target.checked)}
      />
    </MateLine>
  </Choice>
);
