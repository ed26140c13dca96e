import { X } from '#client/kit/icons/x.tsx';
import type { CallResponse } from '#client/api/call.ts';
import type { Me } from '#contract/schemas/me.ts';
import { friendsOf } from '../draft/draft';
import type { Draft } from '../draft/draft-schema';
import { texts } from '../texts';
import type { Category, Game } from '#contract/reference.ts';
import { formatDuration } from '#domain/text/format.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatTime } from '#client/kit/display/dates.ts';
import { Money } from '#client/entities/money/money.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { mateRefusalText } from '../draft/draft-refusal';
import type { ChangeDraft } from '../draft/use-draft';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { QuoteTotal } from './quote-total';
import { Discount, Line, Lines, Remove } from './summary-styles';
import type { useQuote } from './use-quote';

type Quote = CallResponse<'POST /v1/squads/calculate'>;

/**
 * The creator's own part, where it differs from the total: their share, or a mate's income after their percent. Rubles.
 */
const ownLineOf = (
  { lines, shares, total }: Quote,
  draft: Draft,
  me: Me | null,
): { readonly label: string; readonly amount: number } | null => {
  if (me?.mateAccess != null) {
    const gross = lines.find(({ mateId }) => mateId === me.id)?.amount ?? 0;
    return { label: texts.ownIncome, amount: Math.floor(gross * me.mateAccess.percent) / 100 };
  }
  const own = shares[0]?.amount ?? total;
  return draft.payMode === 'SPLIT' && friendsOf(draft) > 0 ? { label: texts.ownShare, amount: own } : null;
};

interface QuoteLinesProps extends ReturnType<typeof useQuote> {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly game: Game | undefined;
  readonly category: Category | undefined;
  readonly me: Me | null;
}

/** A line for each mate and the total; placeholders while the price loads. */
export const QuoteLines = ({
  draft,
  change,
  game,
  category,
  me,
  quote,
  loading,
  errorText,
  retry,
}: QuoteLinesProps) => {
  const duration = formatDuration(draft.durationMinutes);
  const own = quote === undefined ? null : ownLineOf(quote, draft, me);
  const ownLine = me?.mateAccess == null ? undefined : quote?.lines.find(({ mateId }) => mateId === me.id);
  const amountOf = (id: string) => quote?.lines.find(({ mateId }) => mateId === id)?.amount;
  if (draft.hot) return <FinePrint>{texts.hotQuote}</FinePrint>;
  if (draft.mates.length === 0 && ownLine === undefined && !loading)
    return (
      <FinePrint>
        {me?.mateAccess != null ? texts.noQuoteMate : draft.categoryId === null ? texts.noQuote : texts.noQuoteYet}
      </FinePrint>
    );
  return (
    <>
      <Lines aria-busy={loading}>
        {ownLine !== undefined && (
          <Line>
            <dt>{texts.line(ownLine.username, duration)}</dt>
            <dd>
              <Money value={ownLine.amount} />
            </dd>
          </Line>
        )}
        {(draft.hot ? [] : draft.mates).map((mate) => {
          const amount = amountOf(mate.id);
          const mismatch = game === undefined ? null : mateRefusalText(mate, draft, game.id, category);
          return (
            <Line key={mate.id} $warn={mismatch !== null}>
              <dt>{mismatch === null ? texts.line(mate.name, duration) : texts.mateDoesNotFit(mate.name, mismatch)}</dt>
              <dd>
                {amount === undefined ? loading && <Skeleton $width="64px" /> : <Money value={amount} />}
                <Remove
                  type="button"
                  aria-label={texts.remove(mate.name)}
                  onClick={() => change(({ mates }) => ({ mates: mates.filter(({ id }) => id !== mate.id) }))}
                >
                  <X aria-hidden />
                </Remove>
              </dd>
            </Line>
          );
        })}
        {quote !== undefined && quote.discount > 0 && (
          <Line>
            <dt>{draft.promoCode === '' ? texts.discount : texts.promo}</dt>
            <Discount>
              <Money value={-quote.discount} />
            </Discount>
          </Line>
        )}
        <QuoteTotal quote={quote} loading={loading} />
        {own !== null && (
          <Line>
            <dt>{own.label}</dt>
            <dd>
              <Money value={own.amount} />
            </dd>
          </Line>
        )}
      </Lines>
      {errorText !== null && (
        <FinePrint role="alert">
          {texts.quoteFailed}. {errorText}{' '}
          <Button size="sm" variant="ghost" onClick={retry}>
            {texts.retry}
          </Button>
        </FinePrint>
      )}
      {quote !== undefined && draft.friends > 0 && <FinePrint>{texts.friendsCounted}</FinePrint>}
      {quote !== undefined && <FinePrint>{texts.validUntil(formatTime(Date.parse(quote.validUntil)))}</FinePrint>}
    </>
  );
};
