import styled from 'styled-components';
import { bonusTerms } from '#domain/money/bonus.ts';
import { type Kopecks, kopecksToRubles, rublesToKopecks, sumOf } from '#domain/money/kopecks.ts';
import { purseAfter } from '#domain/money/purse.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { tabular, theme } from '../../kit/theme/theme';
import { useBalanceSummaryQuery } from './balance-api';
import { formatMoney } from './money';

const texts = defineTexts({
  ru: {
    title: 'Что спишется',
    bonus: 'Бонусы',
    gift: 'Подарочные деньги',
    own: 'С баланса',
    lacks: 'Не хватает',
    cap: (left: string) =>
      `Бонусами оплачивается до ${bonusTerms.maxPercentOfPrice} % цены, остальное с баланса. Ещё ${left} бонусов останется на следующие игры.`,
  },
});

const List = styled.dl`
  display: grid;
  gap: 6px;
  margin-top: 12px;
  padding: 12px 14px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  font-size: 14px;
  div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  dt {
    color: ${theme.color.text2};
  }
  dd {
    ${tabular}
  }
`;

const Shortfall = styled.div`
  dt,
  dd {
    color: ${theme.color.warn};
  }
`;

const Why = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 13px;
`;

/**
 * Before a payment of these prices (kopecks): which part of it bonus money, gift money and own money pay, how much is
 * missing, and why bonus money does not pay all of it. Nothing if nothing has to be paid.
 */
export const PaymentBreakdown = ({ prices }: { readonly prices: readonly Kopecks[] }) => {
  const due = sumOf(prices, (price) => price);
  const { data: summary } = useBalanceSummaryQuery(undefined, { skip: due === 0 });
  if (due === 0 || summary === undefined) return null;
  const { available, bonus, gift } = summary;
  const purse = { own: rublesToKopecks(available), bonus: rublesToKopecks(bonus), gift: rublesToKopecks(gift) };
  const left = purseAfter(purse, prices);
  const lines = [
    [texts.bonus, purse.bonus - left.bonus],
    [texts.gift, purse.gift - left.gift],
    [texts.own, Math.min(purse.own, purse.own - left.own)],
  ] as const;
  return (
    <>
      <List aria-label={texts.title}>
        {lines
          .filter(([, amount]) => amount > 0)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(kopecksToRubles(amount))}</dd>
            </div>
          ))}
        {left.own < 0 && (
          <Shortfall>
            <dt>{texts.lacks}</dt>
            <dd>{formatMoney(kopecksToRubles(-left.own))}</dd>
          </Shortfall>
        )}
      </List>
      {left.bonus > 0 && left.own < purse.own && <Why>{texts.cap(formatMoney(kopecksToRubles(left.bonus)))}</Why>}
    </>
  );
};
