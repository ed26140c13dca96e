import { useState } from 'react';
import styled from 'styled-components';
import type { Me } from '#contract/schemas/me.ts';
import { answerDue, freeCancelUntil } from '#domain/bookings/booking.ts';
import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { useGamesQuery, useLanguagesQuery } from '#client/entities/game/reference-api.ts';
import { untilText } from '#client/entities/booking/booking-dates.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { PaymentBreakdown } from '#client/entities/money/payment-breakdown.tsx';
import { DurationChoice, LanguageChoice, PlatformChoice } from '#client/entities/squad/choices.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { dayOf } from '#client/kit/display/dates.ts';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { BookActions } from './book-actions';
import { bookablePrices, type MateToBook, sharedPlatforms, useBookingDraft } from './booking-draft';
import { texts } from './texts';
import { useBookingTimesQuery } from '#client/entities/booking/bookings-api.ts';
import { FreeTimes } from './free-times';
import { useBook } from './use-book';
import { usePrice } from './use-price';

const Label = styled.p`
  margin-bottom: 8px;
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 500;
`;

const Total = styled.dl`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding-top: 14px;
  border-top: 1px solid ${theme.color.line};
  dd {
    ${tabular}
    font: 600 22px/1.3 ${theme.font.title};
  }
`;

const minuteMs = 60_000;

/** What is promised to whom, and by when, if the booking is made now. */
const Terms = ({ startsAt, now }: { readonly startsAt: number; readonly now: number }) => (
  <ul>
    <FinePrint as="li">{texts.answer(untilText(answerDue({ createdAt: now, startsAt }), now))}</FinePrint>
    <FinePrint as="li">{texts.free(untilText(freeCancelUntil({ startsAt }), now))}</FinePrint>
    <FinePrint as="li">{texts.afterwards}</FinePrint>
  </ul>
);

interface BookFormProps {
  readonly mate: MateToBook;
  readonly me: Me | null;
  /** The category named in the address. */
  readonly asked: string;
}

/** Books a game with one mate for a later hour; the choices survive signing in and a payment. */
export const BookForm = ({ mate, me, asked: requestedCategory }: BookFormProps) => {
  const { data: games = [] } = useGamesQuery();
  const languages = useLanguagesQuery();
  const game = games.find(({ id }) => id === mate.gameId);
  const { draft, change } = useBookingDraft(mate, game, requestedCategory);
  const [day, setDay] = useState(draft.startsAt === null ? null : dayOf(Date.parse(draft.startsAt)));
  const now = useServerNow(minuteMs);
  const prices = bookablePrices(mate);
  const category = prices.find(({ id }) => id === draft.categoryId);
  // Times for another length are never shown; while those of this length are fetched again, the former ones stay.
  const times = useBookingTimesQuery(
    { params: { mateId: mate.id }, query: { durationMinutes: draft.durationMinutes } },
    { refetchOnMountOrArgChange: true },
  );
  const startsAt = times.currentData?.starts.find((iso) => iso === draft.startsAt) ?? null;
  const { price, loading, errorText: priceError, retry, lacks } = usePrice(mate, draft, me !== null);
  const { submit, errorText, clearError } = useBook();
  const set: typeof change = (part) => {
    clearError();
    change(part);
  };

  const book = async (): Promise<void> => {
    if (category === undefined || startsAt === null || price === undefined) return;
    const { asked: _asked, categoryId: _category, note, ...terms } = draft;
    await submit({
      ...terms,
      mateId: mate.id,
      gameId: mate.gameId,
      categoryId: category.id,
      startsAt,
      note: note.trim(),
      amount: price,
    });
  };
  const whyNot = (): string | null => {
    if (category === undefined) return texts.chooseCategory;
    if (startsAt === null) return texts.chooseTime;
    return price === undefined || loading ? texts.noPrice : null;
  };

  if (prices.length === 0) return <p>{texts.noCategories}</p>;
  return (
    <>
      <Select
        label={texts.category}
        value={String(draft.categoryId ?? '')}
        options={prices.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => set({ categoryId: Number(target.value) })}
      />
      <div>
        <Label aria-hidden>{texts.duration}</Label>
        <DurationChoice
          kind={category?.kind ?? null}
          value={draft.durationMinutes}
          onChange={(durationMinutes) => set({ durationMinutes })}
        />
      </div>
      <FreeTimes
        query={times}
        now={now}
        day={day}
        onDay={setDay}
        value={startsAt}
        onChange={(next) => set({ startsAt: next })}
      />
      <Row $gap={16} $align="start">
        <div>
          <Label aria-hidden>{texts.platform}</Label>
          <PlatformChoice
            platforms={sharedPlatforms(mate, game)}
            value={draft.platform}
            onChange={(platform) => set({ platform })}
          />
        </div>
        <div>
          <Label aria-hidden>{texts.languages}</Label>
          <LanguageChoice
            languages={languages}
            value={draft.languages}
            onChange={(codes) => set({ languages: [...codes] })}
          />
        </div>
      </Row>
      <TextArea
        label={texts.note}
        placeholder={texts.notePlaceholder}
        maxLength={bookingTerms.noteMax}
        value={draft.note}
        hint={texts.noteLeft(draft.note.length)}
        onChange={({ target }) => set({ note: target.value })}
      />
      <Stack $gap={8}>
        <Total aria-busy={loading}>
          <dt>{texts.total}</dt>
          <dd>
            {price === undefined ? loading ? <Skeleton $width="112px" $height={29} /> : '—' : <Money value={price} />}
          </dd>
        </Total>
        {priceError !== null && (
          <FinePrint role="alert">
            {texts.priceFailed}. {priceError}{' '}
            <Button size="sm" variant="ghost" onClick={retry}>
              {texts.retry}
            </Button>
          </FinePrint>
        )}
        {me !== null && price !== undefined && <PaymentBreakdown prices={[rublesToKopecks(price)]} />}
        {startsAt !== null && <Terms startsAt={Date.parse(startsAt)} now={now} />}
      </Stack>
      {errorText !== undefined && <FormError>{errorText}</FormError>}
      <BookActions
        signedIn={me !== null}
        whyNot={whyNot()}
        lacks={lacks}
        label={price === undefined ? texts.plain : texts.pay(formatMoney(price))}
        onBook={book}
      />
    </>
  );
};
