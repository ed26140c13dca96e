import styled from 'styled-components';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import { trialLesson } from '../../../domain/settings/trial-lesson';
import { Money } from '../data/money';
import { theme } from '../theme/theme';
import { texts } from './texts';

interface MatePriceProps {
  /** Rubles. */
  readonly perHour: number;
  readonly kind?: CategoryKind | undefined;
  /** Over several categories the price is the lowest of them. */
  readonly several: boolean;
}

const Line = styled.p`
  min-width: 0;
  font-size: 17px;
  font-weight: 700;
  white-space: nowrap;
  small {
    color: ${theme.color.text3};
    font-size: 13px;
    font-weight: 400;
  }
`;

/** «от 890 ₽ / час»; the trial lesson has one price for everybody. */
export const MatePrice = ({ perHour, kind, several }: MatePriceProps) => {
  const isTrial = kind === trialLesson.categoryKind;
  return (
    <Line>
      {kind === undefined && several && <small>{texts.from} </small>}
      <Money value={isTrial ? trialLesson.price / 100 : perHour} />
      <small> {isTrial ? texts.perTrial(trialLesson.durationMinutes) : texts.perHour}</small>
    </Line>
  );
};
