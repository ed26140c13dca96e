import { Money } from '#client/entities/money/money.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { texts } from '../texts';
import { Total } from './summary-styles';
import type { useQuote } from './use-quote';

/** What the quoted squad costs; a dash while the choice is incomplete. */
export const QuoteTotal = ({ quote, loading }: Pick<ReturnType<typeof useQuote>, 'quote' | 'loading'>) => (
  <Total>
    <dt>{texts.total}</dt>
    <dd>
      {quote !== undefined ? <Money value={quote.total} /> : loading ? <Skeleton $width="112px" $height={29} /> : '—'}
    </dd>
  </Total>
);
