import styled from 'styled-components';
import { from, touch } from '../../kit/theme/theme';
import { texts } from './texts';
import { Page } from '../../kit/layout/page';
import { PageTitle } from '../../kit/routing/page-title';
import { OpenDeposits } from './open-deposits';
import { useMe } from '../../entities/person/users-api';
import { TextLink } from '../../kit/routing/text-link';
import { ActivateGift } from './activate-gift';
import { BalanceCard } from './balance-card';
import { HeldGifts } from './held-gifts';
import { PromoCodes } from './promo-codes';
import { OperationsCard } from './operations/operations-card';
import { moneyPath } from '#contract/routes/money-pages.ts';
import { drawsPath } from '#contract/routes/product-pages.ts';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { useOwnTaxesQuery } from '../../entities/money/taxes-api';
import { filterIn } from './operations/use-operations-filter';
import { Notice } from '../../kit/feedback/notice';
import { ReceiptText } from '../../kit/icons/receipt-text';
import { useAutoRetry } from '../../kit/time/use-auto-retry';
import { holdTexts } from '#domain/taxes/hold-texts.ts';
import { balanceApi } from '../../entities/money/balance-api';
import { balanceTransactionsApi } from '../../entities/money/balance-transactions-api';
import { depositsApi } from '../../entities/money/deposits-api';
import { promoCodesApi } from '../../entities/money/promo-codes-api';
import { taxesApi } from '../../entities/money/taxes-api';

/** Why a mate's withdrawal does not leave, or which receipts they owe; renders nothing without either. */
const TaxNotice = () => {
  const taxes = useOwnTaxesQuery();
  useAutoRetry(taxes);
  const { data } = taxes;
  if (data === undefined || (data.hold === null && data.receiptsOwed === 0)) return null;
  return (
    <Notice
      icon={<ReceiptText aria-hidden />}
      text={data.hold === null ? texts.receiptsOwed(data.receiptsOwed) : holdTexts[data.hold.reason]}
      action={<TextLink to={moneyPath('taxes')}>{texts.toTaxes}</TextLink>}
    />
  );
};

const PageLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-inline: 4px;
  font-size: 14px;
  ${touch} {
    row-gap: 0;
    a {
      padding-block: 12px;
    }
  }
`;

const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  ${from('lg')} {
    grid-template-columns: 360px minmax(0, 1fr);
    gap: 24px;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: 16px;
  ${from('lg')} {
    position: sticky;
    top: calc(var(--header) + 24px);
  }
`;

/** The page's title is visually hidden: the first thing seen is the sum. */
const HiddenTitle = styled(PageTitle)`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const BalancePage: PageComponent = () => {
  const isMate = Boolean(useMe()?.mateAccess);
  return (
    <Columns>
      <HiddenTitle>{texts.title}</HiddenTitle>
      <Aside>
        <BalanceCard />
        {isMate && <TaxNotice />}
        <OpenDeposits />
        <HeldGifts />
        <ActivateGift isMate={isMate} />
        {!isMate && <PromoCodes />}
        <PageLinks aria-label={texts.links}>
          {!isMate && <TextLink to={moneyPath('packages')}>{texts.packages}</TextLink>}
          <TextLink to={moneyPath('reserves')}>{texts.reserves}</TextLink>
          {isMate && <TextLink to={moneyPath('taxes')}>{texts.taxes}</TextLink>}
          <TextLink to={moneyPath('referrals')}>{texts.referrals}</TextLink>
          <TextLink to={drawsPath}>{texts.draws}</TextLink>
        </PageLinks>
      </Aside>
      <OperationsCard />
    </Columns>
  );
};

BalancePage.firstQueries = ({ me, query }) =>
  me === null
    ? []
    : [
        balanceApi.endpoints.balanceSummary.initiate(undefined, unsubscribed),
        depositsApi.endpoints.openDeposits.initiate(undefined, unsubscribed),
        me.mateAccess === null
          ? promoCodesApi.endpoints.ownPromoCodes.initiate(undefined, unsubscribed)
          : taxesApi.endpoints.ownTaxes.initiate(undefined, unsubscribed),
        balanceTransactionsApi.endpoints.transactions.initiate(filterIn(query), unsubscribed),
      ];
