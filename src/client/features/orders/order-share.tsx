import { formatMoney } from '../../ui/data/format-money';
import { Money } from '../../ui/data/money';
import { Share } from './order-look';
import { texts } from './texts';

interface OrderShareProps {
  /** Rubles. */
  readonly income: number;
  readonly price: number;
}

/** What a mate receives, and of what price. */
export const OrderShare = ({ income, price }: OrderShareProps) => (
  <Share>
    <small>{texts.share}</small>
    <Money value={income} />
    <small>{texts.ofPrice(formatMoney(price))}</small>
  </Share>
);
