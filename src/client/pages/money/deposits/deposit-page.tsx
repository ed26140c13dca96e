import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { Loaded } from '#client/api/loaded.tsx';
import { useModals } from '#client/entities/modals/modals.ts';
import { useDepositQuery } from '#client/entities/money/deposits-api.ts';
import { paymentNames } from '#domain/money/payment-texts.ts';
import { DepositOutcome } from '#client/features/deposit/deposit-outcome.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Page } from '#client/kit/layout/page.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { theme } from '#client/kit/theme/theme.ts';
import type { MoneySectionPage } from '../money-section';
import { MoneySkeleton } from '../money-skeleton';
import { texts as shared } from '../texts';
import { DepositRefunds } from './deposit-refunds';
import { balancePath } from '#contract/routes/product-pages.ts';

const texts = defineTexts({ ru: { title: 'Пополнение', gone: 'Такого пополнения нет' } });

/** Fallback for when the socket event does not arrive. */
const pollMs = 5000;

const Narrow = styled(Page)`
  display: grid;
  justify-items: center;
  gap: 16px;
`;

const Sheet = styled(Card)`
  display: grid;
  gap: 16px;
  width: 100%;
  max-width: 460px;
  padding: 24px;
`;

const Small = styled.p`
  color: ${theme.color.text3};
  font-size: 13px;
  text-align: center;
`;

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Narrow>
    <PageTitle>{texts.title}</PageTitle>
    {children}
  </Narrow>
);

/**
 * The page to which a provider returns people: the result of their payment. It can be reloaded, closed and opened
 * again.
 */
export const DepositPage: MoneySectionPage = ({ id }) => {
  const navigate = useNavigate();
  const modals = useModals();
  const depositQuery = useDepositQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const open = depositQuery.data?.status === 'CREATED' || depositQuery.data?.status === 'DELAYED';
  useDepositQuery({ params: { id } }, { pollingInterval: open ? pollMs : 0 });
  return (
    <Loaded
      query={depositQuery}
      skeleton={<MoneySkeleton />}
      missing={<EmptyState text={texts.gone} action={<ButtonLink to={balancePath}>{shared.toBalance}</ButtonLink>} />}
      failedIn={Frame}
    >
      {(deposit) => (
        <Frame>
          <Sheet>
            <DepositOutcome
              deposit={deposit}
              onClose={() => void navigate(deposit.returnTo)}
              onAgain={() => {
                const { amount, method, returnTo } = deposit;
                modals.open({ name: 'deposit', props: { another: { amount, method, returnTo } } });
              }}
              onPay={() => window.location.assign(deposit.paymentUrl ?? balancePath)}
            />
            <DepositRefunds deposit={deposit} />
            <Small>
              {paymentNames[deposit.method]} · <DateText value={deposit.createdAt} />
            </Small>
          </Sheet>
        </Frame>
      )}
    </Loaded>
  );
};
