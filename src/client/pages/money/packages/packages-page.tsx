import type { MoneySectionPage } from '../money-section';
import { useAttempt } from '#client/api/use-attempt.ts';
import type { CallResponse } from '#client/api/call.ts';
import { Gift } from '#client/kit/icons/gift.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { bonusTerms } from '#domain/money/bonus.ts';
import type { PaymentMethod } from '#domain/money/deposit.ts';
import { unsubscribed } from '#client/api/first-queries.ts';
import { useDepositMethodsQuery, useTopUpTermsQuery } from '#client/entities/money/balance-api.ts';
import { useStartPackageDepositMutation } from '#client/entities/money/balance-deposit-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { MethodChoice } from '#client/features/deposit/method-choice.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { both, Loaded } from '#client/api/loaded.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Page, PageLead } from '#client/kit/layout/page.tsx';
import { Grid, fitColumns, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { MoneySkeleton } from '../money-skeleton';
import { texts as shared } from '../texts';
import { choiceStyles, chosenTile } from '#client/kit/form/choice-styles.ts';
import { balancePath } from '#contract/routes/product-pages.ts';
import { balanceApi } from '#client/entities/money/balance-api.ts';

const texts = defineTexts({
  ru: {
    title: 'Пакеты пополнения',
    lead: `Платишь меньше, чем приходит. Разница — бонусы: ими можно оплатить до ${bonusTerms.maxPercentOfPrice} % цены сквада, живут они ${bonusTerms.lifetime / 86_400_000} дней.`,
    choose: 'Какой пакет',
    pay: 'платишь',
    bonus: (sum: string) => `из них ${sum} бонусами`,
    buy: (sum: string) => `Оплатить ${sum}`,
    forMates: 'Напарники не пополняют баланс: сюда приходят деньги за заказы',
    none: 'Пакетов сейчас нет',
    noMethods: 'Пополнение сейчас не работает. Загляни чуть позже',
  },
});

const Offer = styled.label`
  ${choiceStyles}
  ${chosenTile}
  display: grid;
  gap: 6px;
  padding: 20px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
  b {
    font: 600 28px/1.15 ${theme.font.title};
  }
  span {
    color: ${theme.color.text2};
    font-size: 14px;
  }
  em {
    display: flex;
    align-items: center;
    gap: 6px;
    color: ${theme.color.ok};
    font-style: normal;
    font-size: 14px;
  }
`;

interface OffersProps {
  readonly packages: CallResponse<'GET /v1/balance/top-up'>['packages'];
  readonly methods: CallResponse<'GET /v1/balance/deposit-methods'>;
}

const Offers = ({ packages, methods }: OffersProps) => {
  const [start, { isLoading }] = useStartPackageDepositMutation();
  const [packageId, setPackageId] = useState<number | null>(null);
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const { run, refusal } = useAttempt();
  const navigate = useNavigate();
  const fitting = methods.filter(({ openSum }) => !openSum);
  const chosen = packages.find(({ id }) => id === packageId) ?? packages[0];
  const chosenMethod = fitting.find(({ id }) => id === method) ?? fitting[0];
  if (chosen === undefined) return <EmptyState text={texts.none} />;
  if (chosenMethod === undefined) return <EmptyState text={texts.noMethods} />;
  const buy = async () => {
    const order = { packageId: chosen.id, method: chosenMethod.id, returnTo: balancePath };
    await run(async () => {
      // A person who returns to this page by Back and buys again starts another payment.
      const { redirectUrl } = await start({ body: order }).unwrap();
      if (redirectUrl.startsWith('/')) await navigate(redirectUrl);
      else window.location.assign(redirectUrl);
    });
  };
  return (
    <>
      <Grid $gap={12} $columns={fitColumns(240)} role="radiogroup" aria-label={texts.choose}>
        {packages.map(({ id, price, credited }) => (
          <Offer key={id}>
            <input type="radio" name="package" checked={id === chosen.id} onChange={() => setPackageId(id)} />
            <b>{formatMoney(credited)}</b>
            <span>
              {texts.pay} {formatMoney(price)}
            </span>
            <em>
              <Gift aria-hidden size={14} />
              {texts.bonus(formatMoney(credited - price))}
            </em>
          </Offer>
        ))}
      </Grid>
      <Card>
        <Stack $gap={20}>
          <MethodChoice methods={fitting} value={chosenMethod.id} onChange={setMethod} />
          {refusal !== undefined && <FormError>{refusal}</FormError>}
          <Button variant="primary" size="lg" busy={isLoading} onClick={buy}>
            {texts.buy(formatMoney(chosen.price))}
          </Button>
        </Stack>
      </Card>
    </>
  );
};

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <Stack $gap={20}>
      <PageTitle>{texts.title}</PageTitle>
      <PageLead>{texts.lead}</PageLead>
      {children}
    </Stack>
  </Page>
);

/** More is credited than is paid. */
export const PackagesPage: MoneySectionPage = () => {
  const query = both(useTopUpTermsQuery(), useDepositMethodsQuery());
  if (useMe()?.mateAccess)
    return (
      <Frame>
        <EmptyState text={texts.forMates} action={<ButtonLink to={balancePath}>{shared.toBalance}</ButtonLink>} />
      </Frame>
    );
  return (
    <Loaded query={query} skeleton={<MoneySkeleton of="packages" />} failedIn={Frame}>
      {([{ packages }, methods]) => (
        <Frame>
          <Offers packages={packages} methods={methods} />
        </Frame>
      )}
    </Loaded>
  );
};

PackagesPage.firstQueries = ({ me }) =>
  me === null
    ? []
    : [
        balanceApi.endpoints.topUpTerms.initiate(undefined, unsubscribed),
        balanceApi.endpoints.depositMethods.initiate(undefined, unsubscribed),
      ];
