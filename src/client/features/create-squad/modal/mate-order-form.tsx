import styled from 'styled-components';
import type { Category, Game } from '#contract/reference.ts';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { emptyDraft, fitDraft, toNewSquad } from '../draft/draft';
import type { Draft } from '../draft/draft-schema';
import { useMe } from '#client/entities/person/users-api.ts';
import { useOwnDraft } from '#client/entities/person/use-own-draft.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { PaymentBreakdown } from '#client/entities/money/payment-breakdown.tsx';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { FailedInvitations } from '#client/entities/squad/failed-invitations.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { MateLine } from '#client/entities/mate/mate-line.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { TrialNote } from '#client/entities/squad/trial-note.tsx';
import { DurationChoice } from '#client/entities/squad/choices.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { draftRefusal } from '../draft/draft-refusal';
import { QuoteTotal } from '../summary/quote-total';
import { Lines } from '../summary/summary-styles';
import { ownPrices } from '../prepay/own-prices';
import { PrepayChoice } from '../prepay/prepay-choice';
import { texts as payTexts } from '../prepay/texts';
import { usePrepay } from '../prepay/use-prepay';
import { quoteBody, useQuote } from '../summary/use-quote';
import { texts } from '../texts';
import { texts as modalTexts } from './texts';
import { trialFirst, trialLesson } from '#domain/games/category.ts';
import { usePlayable } from '../draft/use-draft';
import { useCreateSquad } from '../use-create-squad';
import { createSquadPath } from '#contract/routes/game-pages.ts';

/** A squad with one mate on terms that suit them; the person chooses the category and the time. */
const mateDraft = (mate: MateCard, game: Game, category: Category | undefined, durationMinutes: number): Draft => {
  const platform =
    game.platforms.find((one) => mate.platforms.includes(one) || mate.platforms.includes('CROSS')) ??
    emptyDraft.platform;
  const languages = mate.languages.some((code) => emptyDraft.languages.includes(code))
    ? emptyDraft.languages
    : mate.languages.slice(0, 1);
  return fitDraft(
    { ...emptyDraft, categoryId: category?.id ?? null, durationMinutes, platform, languages, mates: [mate] },
    game,
    category,
  );
};

const More = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  align-self: center;
  min-height: 44px;
  margin-right: auto;
  font-size: 14px;
`;

interface OrderDraft {
  readonly categoryId: number | undefined;
  readonly durationMinutes: number;
}

const drafts: SheetDrafts<OrderDraft> = new Map();

interface MateOrderFormProps {
  readonly mate: MateCard;
  readonly categories: readonly Category[];
  readonly game: Game;
  /** The category chosen where the dialog was opened. */
  readonly firstCategory?: number | undefined;
  readonly onClose: () => void;
}

export const MateOrderForm = ({ mate, categories, game, firstCategory, onClose }: MateOrderFormProps) => {
  const me = useMe();
  // The trial lesson comes first where it is available to this person, and is left out where it is not.
  const played = (usePlayable(categories) ?? []).filter(({ kind }) => mate.categories.includes(kind)).sort(trialFirst);
  const [chosen, choose, clear] = useOwnDraft<OrderDraft>(drafts, `${mate.id}:${game.id}:${firstCategory}`, {
    categoryId: firstCategory,
    durationMinutes: 60,
  });
  const { categoryId, durationMinutes } = chosen;
  const category = played.find(({ id }) => id === categoryId) ?? played[0];
  const draft = mateDraft(mate, game, category, durationMinutes);
  const { quote, loading, errorText, retry } = useQuote(quoteBody(draft, game.id, me));
  const { create, refused, failed } = useCreateSquad();
  const done = () => {
    clear();
    onClose();
  };
  const body = toNewSquad(draft, game.id);
  const page = `${createSquadPath({ gameId: game.id })}?mate=${mate.id}&minutes=${draft.durationMinutes}${category === undefined ? '' : `&category=${category.id}`}`;
  const prepay = usePrepay({
    squad: body,
    quote,
    me,
    returnTo: page,
    onRefused: (failure) => refused(failure, () => mate.name),
    onLeave: done,
  });
  const whyNot = draftRefusal(draft, me, game, category, serverNow());
  const offer = whyNot === null ? prepay : null;
  const submit = async () => {
    if (body !== null && (await create(body, () => mate.name))) done();
  };
  return (
    <>
      <MateLine mate={mate} />
      <Select
        label={modalTexts.category}
        value={String(category?.id ?? '')}
        options={played.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => choose({ ...chosen, categoryId: Number(target.value) })}
      />
      <div>
        <DurationChoice
          kind={category?.kind ?? null}
          value={draft.durationMinutes}
          onChange={(minutes) => choose({ ...chosen, durationMinutes: minutes })}
        />
      </div>
      {mate.categories.includes(trialLesson.categoryKind) && <TrialNote gameId={game.id} />}
      <Lines aria-busy={loading}>
        <QuoteTotal quote={quote} loading={loading} />
      </Lines>
      {errorText !== null && (
        <FinePrint role="alert">
          {errorText}{' '}
          <Button size="sm" variant="ghost" onClick={retry}>
            {texts.retry}
          </Button>
        </FinePrint>
      )}
      {failed.length > 0 && (
        <div role="alert">
          <FailedInvitations failed={failed} />
        </div>
      )}
      {offer !== null && quote !== undefined && <PaymentBreakdown prices={ownPrices(quote, draft.payMode)} />}
      {offer !== null && <PrepayChoice prepay={offer} />}
      <FinePrint>{offer === null ? texts.note : payTexts.note}</FinePrint>
      <DialogActions>
        <More to={page} onClick={onClose}>
          {modalTexts.more}
        </More>
        {offer === null ? (
          <Button variant="primary" whyNot={whyNot} onClick={submit}>
            {texts.create}
          </Button>
        ) : (
          <Button variant="primary" onClick={offer.pay}>
            {payTexts.pay(formatMoney(offer.amount))}
          </Button>
        )}
      </DialogActions>
    </>
  );
};
