import { Status } from '#client/kit/feedback/status.tsx';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import type { ArticleView } from '#contract/blog/article-views.ts';
import { kopecksToRubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { partsOfPrice } from '#domain/money/purse.ts';
import { failureIn } from '../../api/api-error';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useDepositForArticleMutation, usePayForArticleMutation } from '../../entities/blog/blog-purchase-api';
import { useModals } from '../../entities/modals/modals';
import { useBalanceSummaryQuery } from '../../entities/money/balance-api';
import { formatMoney } from '../../entities/money/money';
import { shortfallOf } from '../../entities/money/shortfall-of';
import { Button } from '../../kit/controls/button';
import { tabular, theme } from '../../kit/theme/theme';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './paywall-texts';

const Split = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 12px;
  color: ${theme.color.text2};
  font-size: 14px;
  ${tabular}
  dd {
    text-align: right;
  }
`;

/** How the price would be split between the kinds of money now; all in rubles. */
const usePayment = (price: number) => {
  const { data } = useBalanceSummaryQuery();
  if (data === undefined) return null;
  const [bonusHeld, giftHeld] = [rublesToKopecks(data.bonus), rublesToKopecks(data.gift)];
  const { own, bonus, gift } = partsOfPrice(rublesToKopecks(price), { bonus: bonusHeld, gift: giftHeld });
  const remaining = rublesToKopecks(data.available) - own;
  return {
    bonus: kopecksToRubles(bonus),
    gift: kopecksToRubles(gift),
    money: kopecksToRubles(own),
    left: kopecksToRubles(remaining),
    missing: kopecksToRubles(Math.max(0, -remaining)),
  };
};

/** Buys an article, or leads to the payment of what is missing. */
export const BuyArticle = ({ article }: { readonly article: ArticleView }) => {
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const modals = useModals();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const payment = usePayment(article.price);
  const [pay] = usePayForArticleMutation();
  const [deposit] = useDepositForArticleMutation();
  const articleId = article.id;
  const buy = async () => {
    const failure = failureIn(await pay({ params: { articleId }, body: { price: article.price } }));
    if (failure === undefined) return toast.success(texts.bought);
    const { code, message, details } = failure;
    if (code === 'BALANCE_INSUFFICIENT') return modals.open({ name: 'deposit', props: shortfallOf(details) });
    return toast.danger(code === 'ARTICLE_PRICE_CHANGED' ? texts.priceChanged : message);
  };
  const topUp = async () => {
    const { data, error } = await deposit({ params: { articleId }, body: { returnTo: pathname } });
    if (error !== undefined) showRefusal(error);
    else if (data.deposit === null) await buy();
    else if (data.deposit.redirectUrl.startsWith('/')) void navigate(data.deposit.redirectUrl);
    else location.assign(data.deposit.redirectUrl);
  };
  const lacking = payment !== null && payment.missing > 0;
  return (
    <>
      {payment !== null && (
        <Split>
          {payment.bonus > 0 && (
            <>
              <dt>{texts.byBonus}</dt>
              <dd>{formatMoney(payment.bonus)}</dd>
            </>
          )}
          {payment.gift > 0 && (
            <>
              <dt>{texts.byGift}</dt>
              <dd>{formatMoney(payment.gift)}</dd>
            </>
          )}
          <dt>{texts.byMoney}</dt>
          <dd>{formatMoney(payment.money)}</dd>
          {!lacking && (
            <>
              <dt>{texts.left}</dt>
              <dd>{formatMoney(payment.left)}</dd>
            </>
          )}
        </Split>
      )}
      {lacking && <Status>{texts.lacks(formatMoney(payment.missing))}</Status>}
      <Button variant="primary" wide onClick={lacking ? topUp : buy}>
        {lacking ? texts.topUp : texts.buy(formatMoney(article.price))}
      </Button>
    </>
  );
};
