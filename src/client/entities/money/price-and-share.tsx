import styled from 'styled-components';
import { defineTexts } from '../../kit/texts/define-texts';
import { theme } from '../../kit/theme/theme';
import { formatMoney, Money } from './money';

const texts = defineTexts({ ru: { share: (income: string) => `тебе ${income}` } });

const Box = styled.span`
  display: grid;
  justify-items: end;
  font-weight: 700;
  white-space: nowrap;
  small {
    color: ${theme.color.text2};
    font-size: 13px;
    font-weight: 400;
  }
`;

interface PriceAndShareProps {
  /** What the client pays, in rubles. */
  readonly price: number;
  /** The mate's part of it, in rubles. */
  readonly income: number;
}

/** A price as the mate sees it. */
export const PriceAndShare = ({ price, income }: PriceAndShareProps) => (
  <Box>
    <Money value={price} />
    <small>{texts.share(formatMoney(income))}</small>
  </Box>
);
