import { useOwnTaxesQuery } from '../../entities/money/taxes-api';
import { Notice } from '../../kit/feedback/notice';
import { ReceiptText } from '../../kit/icons/receipt-text';
import { TextLink } from '../../kit/routing/text-link';
import { useAutoRetry } from '../../kit/time/use-auto-retry';
import { holdTexts } from '#domain/taxes/hold-texts.ts';
import { moneyPath } from '#contract/routes/money-pages.ts';
import { texts } from './texts';

/** Why a mate's withdrawal does not leave, or which receipts they owe; renders nothing without either. */
export const TaxNotice = () => {
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
