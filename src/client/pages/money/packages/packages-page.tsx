import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { bonusTerms } from '../../../../domain/money/bonus';
import type { PaymentMethod } from '../../../../domain/money/deposit';
import { failureOf } from '../../../api/api-error';
import { useIdempotencyKey } from '../../../entities/money/use-idempotency-key';
import { useDepositMethodsQuery, useTopUpTermsQuery } from '../../../entities/money/balance-api';
import { useStartPackageDepositMutation } from '../../../entities/money/deposits-api';
import { formatMoney } from '../../../entities/money/money';
import { useMe } from '../../../entities/person/users-api';
import { MethodChoice } from '../../../features/deposit/method-choice';
import { Button } from '../../../kit/controls/button';
import { ButtonLink } from '../../../kit/controls/button-link';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { ErrorState } from '../../../kit/feedback/error-state';
import { FormError } from '../../../kit/form/form';
import { Card } from '../../../kit/layout/card';
import { Page, PageLead } from '../../../kit/layout/page';
import { Grid, fitColumns, Stack } from '../../../kit/layout/stack';
import { PageTitle } from '../../../kit/routing/page-title';
import { defineTexts } from '../../../kit/texts/define-texts';
import { theme } from '../../../kit/theme/theme';
import { MoneySkeleton } from '../money-skeleton';
import { texts as shared } from '../texts';
import { choiceStyles, chosenTile } from '../../../kit/form/choice-styles';

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

/** More is credited than is paid. */
export const PackagesPage = () => {
  const terms = useTopUpTermsQuery();
  const methods = useDepositMethodsQuery();
  const [start, { isLoading }] = useStartPackageDepositMutation();
  const [packageId, setPackageId] = useState<number | null>(null);
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = useIdempotencyKey();
  const navigate = useNavigate();
  const isMate = Boolean(useMe()?.mateAccess);
  const error = terms.error ?? methods.error;

  const body = () => {
    if (isMate)
      return <EmptyState text={texts.forMates} action={<ButtonLink to="/balance">{shared.toBalance}</ButtonLink>} />;
    if (error !== undefined)
      return (
        <ErrorState text={failureOf(error).message} onRetry={() => Promise.all([terms.refetch(), methods.refetch()])} />
      );
    if (terms.data === undefined || methods.data === undefined) return null;
    const { packages } = terms.data;
    const fitting = methods.data.filter(({ openSum }) => !openSum);
    const chosen = packages.find(({ id }) => id === packageId) ?? packages[0];
    const chosenMethod = fitting.find(({ id }) => id === method) ?? fitting[0];
    if (chosen === undefined) return <EmptyState text={texts.none} />;
    if (chosenMethod === undefined) return <EmptyState text={texts.noMethods} />;
    const buy = async () => {
      const order = { packageId: chosen.id, method: chosenMethod.id, returnTo: '/balance' };
      setRefusal(null);
      try {
        // A person who returns to this page by Back and buys again starts another payment.
        const { redirectUrl } = await attempt.send(order, (idempotencyKey) =>
          start({ body: order, idempotencyKey }).unwrap(),
        );
        if (redirectUrl.startsWith('/')) await navigate(redirectUrl);
        else window.location.assign(redirectUrl);
      } catch (problem) {
        setRefusal(failureOf(problem).message);
      }
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
            {refusal !== null && <FormError>{refusal}</FormError>}
            <Button variant="primary" size="lg" busy={isLoading} onClick={buy}>
              {texts.buy(formatMoney(chosen.price))}
            </Button>
          </Stack>
        </Card>
      </>
    );
  };
  const isWaiting = !isMate && error === undefined && (terms.data === undefined || methods.data === undefined);
  if (isWaiting) return <MoneySkeleton of="packages" />;
  return (
    <Page>
      <Stack $gap={20}>
        <PageTitle>{texts.title}</PageTitle>
        <PageLead>{texts.lead}</PageLead>
        {body()}
      </Stack>
    </Page>
  );
};
