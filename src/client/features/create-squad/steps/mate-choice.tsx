import { createContext, memo, use } from 'react';
import styled from 'styled-components';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { FreeNotice } from '#client/entities/mate/free-notice.tsx';
import { MateLine } from '#client/entities/mate/mate-line.tsx';
import { Money } from '#client/entities/money/money.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { shortWindow } from './short-window';

const Choice = styled.label.attrs({ className: 'card' })`
  display: block;
  margin: 0 2px 10px;
  padding: 13px 16px;
  cursor: pointer;
  ${below('md')} {
    padding: 16px;
  }
  ${shortWindow} {
    padding-block: 8px;
  }
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  &:has(:checked) {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

const Price = styled(Money)`
  font-weight: 600;
`;

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%2312160a' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M20 6 9 17l-5-5'/%3E%3C/svg%3E\")";

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
  readonly signedIn: boolean;
  /** Why they cannot be added; null when they can. */
  readonly whyNot: string | null;
  readonly onChange: (mate: MateCard, chosen: boolean) => void;
}

/** Told apart from the list, which follows a moment later: what is pressed is ticked at once. */
export const ChosenMates = createContext<readonly Pick<MateCard, 'id'>[]>([]);

const MateBox = ({ mate, whyNot, onChange }: Pick<MateChoiceProps, 'mate' | 'whyNot' | 'onChange'>) => {
  const chosen = use(ChosenMates).some(({ id }) => id === mate.id);
  return (
    <Box
      type="checkbox"
      aria-label={texts.choose(mate.name)}
      aria-description={whyNot ?? undefined}
      checked={chosen}
      disabled={whyNot !== null && !chosen}
      onChange={({ target }) => onChange(mate, target.checked)}
    />
  );
};

/** A mate of the list with a box to tick. */
export const MateChoice = memo(({ mate, price, signedIn, whyNot, onChange }: MateChoiceProps) => (
  <Choice title={whyNot ?? undefined}>
    <MateLine mate={mate}>
      <Price value={price} />
      {mate.busy !== undefined && mate.active && <FreeNotice mate={mate} signedIn={signedIn} size="sm" bare />}
      <MateBox mate={mate} whyNot={whyNot} onChange={onChange} />
    </MateLine>
  </Choice>
));
