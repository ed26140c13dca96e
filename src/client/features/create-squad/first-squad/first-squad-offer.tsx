import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { oneAttempt } from '#client/api/one-attempt.ts';
import { Sparkles } from '#client/kit/icons/sparkles.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useDepositFirstSquadMutation, useFirstSquadPromoQuery } from '#client/entities/squad/first-squad-api.ts';
import { useDepositMethodsQuery } from '#client/entities/money/balance-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatMoney } from '#client/entities/money/money.tsx';
import { leastExactDeposit } from '#domain/money/deposit.ts';
import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { paymentName } from '#domain/money/payment-texts.ts';
import { Select } from '#client/kit/form/select.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import type { Me } from '#contract/schemas/me.ts';
import { isTrial } from '#domain/games/category.ts';
import { formatDuration } from '#domain/text/format.ts';
import type { Category } from '#contract/reference.ts';
import { useFirstSquadPricesQuery } from '#client/entities/squad/squad-prices-api.ts';
import { TrialNote } from '#client/entities/squad/trial-note.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import type { Draft } from '../draft/draft-schema';
import type { ChangeDraft } from '../draft/use-draft';

const texts = defineTexts({
  ru: {
    title: (price: string) => `Первый сквад за ${price}`,
    text: (duration: string) =>
      `${duration} тренировки с напарником. Один раз для новых клиентов: разницу с обычной ценой платит сервис. Не придёт напарник — заменим бесплатно.`,
    choose: 'Попробовать',
    chosen: 'Выбрано',
    pick: 'Осталось выбрать напарника ниже.',
    enough: 'На балансе хватает.',
    lacks: (sum: string) => `Не хватает ${sum}.`,
    method: 'Как пополнить',
    noMethod: 'Способы пополнения ещё не загрузились',
    deposit: (sum: string) => `Пополнить на ${sum}`,
  },
});

const Line = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  p {
    flex: 1 1 160px;
  }
  ${below('sm')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What is missing for the first squad, and a deposit of exactly that sum; the person returns to their draft. */
const FirstSquadMoney = ({ gameId }: { readonly gameId: string }) => {
  const { data } = useFirstSquadPromoQuery({ query: { gameId } }, { refetchOnMountOrArgChange: true });
  const { data: all = [] } = useDepositMethodsQuery();
  const [deposit] = useDepositFirstSquadMutation();
  const [chosen, setChosen] = useState('');
  const showRefusal = useRefusalToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (data === undefined) return null;
  if (data.shortfall === 0) return <Line>{texts.enough}</Line>;
  const sum = formatMoney(data.shortfall);
  const lacks = rublesToKopecks(data.shortfall);
  const methods = all.filter(({ openSum, min }) => !openSum && leastExactDeposit(rublesToKopecks(min)) <= lacks);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  const pay = async () => {
    if (method === undefined) return;
    try {
      const body = { method: method.id, returnTo: pathname };
      // The server counts the sum; another one is another payment.
      const { redirectUrl } = await oneAttempt(`first squad ${data.shortfall}`, (idempotencyKey) =>
        deposit({ body, idempotencyKey }).unwrap(),
      );
      if (redirectUrl.startsWith('/')) await navigate(redirectUrl);
      else window.location.assign(redirectUrl);
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Line>
      <p>{texts.lacks(sum)}</p>
      {methods.length > 0 && (
        <Select
          label={texts.method}
          value={method?.id ?? ''}
          options={methods.map(({ id }) => ({ value: id, label: paymentName(id) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <Button variant="secondary" whyNot={method === undefined ? texts.noMethod : null} onClick={pay}>
        {texts.deposit(sum)}
      </Button>
    </Line>
  );
};

const CardFrame = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin: 16px 0 8px;
  border-color: ${theme.color.violet};
  background: linear-gradient(90deg, ${theme.color.violetSoft}, ${theme.color.surface1});
  > svg {
    color: ${theme.color.violetText};
    ${below('sm')} {
      align-self: start;
    }
  }
  p {
    margin-top: 2px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const TextBlock = styled.div`
  flex: 1 1 260px;
  min-width: 0;
`;

interface FirstSquadOfferProps {
  readonly gameId: string;
  readonly me: Me | null;
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly categories: readonly Category[];
}

/** For newcomers and guests, in games with trial lessons; renders nothing for others. */
export const FirstSquadOffer = ({ gameId, me, draft, change, categories }: FirstSquadOfferProps): ReactNode => {
  const { data } = useFirstSquadPricesQuery();
  const trial = categories.find(isTrial);
  if (trial === undefined) return null;
  if (data?.available !== true) return <TrialNote gameId={gameId} />;
  const chosen = draft.categoryId === trial.id;
  return (
    <CardFrame as="section" aria-labelledby="first-squad">
      <Sparkles aria-hidden />
      <TextBlock>
        <CardTitle id="first-squad">{texts.title(formatMoney(data.price))}</CardTitle>
        <p>{texts.text(formatDuration(data.durationMinutes))}</p>
        {chosen && draft.mates.length === 0 && <p>{texts.pick}</p>}
      </TextBlock>
      {chosen ? (
        <Badge $tone="ok">{texts.chosen}</Badge>
      ) : (
        <Button variant="soft" onClick={() => change(() => ({ categoryId: trial.id, mates: [] }))}>
          {texts.choose}
        </Button>
      )}
      {chosen && me !== null && draft.mates.length === 0 && <FirstSquadMoney gameId={gameId} />}
    </CardFrame>
  );
};
