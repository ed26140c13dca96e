import type { CallResponse } from '#client/api/call.ts';
import type { ReactNode } from 'react';
import { Printer } from '#client/kit/icons/printer.tsx';
import styled from 'styled-components';
import { operationText } from '#domain/money/operation-text.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useTransactionQuery } from '#client/entities/money/balance-transactions-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { FactList } from '#client/kit/display/fact-list.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Page } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { operationFacts } from '#client/entities/money/operation/operation-facts.ts';
import { operationLink } from '#client/entities/money/operation/operation-link.ts';
import type { MoneySectionPage } from '../money-section';
import { MoneySkeleton } from '../money-skeleton';
import { texts as shared } from '../texts';
import { CashReceipts } from './cash-receipts';
import { balancePath } from '#contract/routes/product-pages.ts';

const texts = defineTexts({
  ru: {
    title: 'Квитанция',
    gone: 'Такой операции нет',
    service: 'Сервис',
    name: 'Напарник',
    person: 'Кому',
    print: 'Напечатать',
  },
});

const Narrow = styled(Page)`
  max-width: 620px;
`;

const Sum = styled.p`
  font: 600 34px / 1.1 ${theme.font.title};
  letter-spacing: -0.02em;
  ${tabular}
`;

const Small = styled.p`
  color: ${theme.color.text2};
`;

const hasNoPage = (id: string): boolean => !/^[1-9]\d{0,14}$/.test(id);

type Operation = CallResponse<'GET /v1/balance/transactions/{id}'>;

const Receipt = ({ line }: { readonly line: Operation }) => {
  const me = useMe();
  const { title, subtitle } = operationText(line);
  const target = operationLink(line);
  return (
    <Narrow>
      <Stack $gap={20}>
        <PageTitle>{`${texts.title} № ${line.id}`}</PageTitle>
        <Card as="section">
          <Stack $gap={16}>
            <Stack $gap={4}>
              <p>
                <b>{title}</b>
              </p>
              {subtitle !== null && <Small>{subtitle}</Small>}
              <Sum>{formatMoney(line.amount, true)}</Sum>
            </Stack>
            <FactList
              facts={[[texts.service, texts.name], [texts.person, me?.username ?? ''], ...operationFacts(line)]}
            />
          </Stack>
        </Card>
        <CashReceipts id={line.id} />
        <Row $gap={8}>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            {texts.print}
          </Button>
          {target !== null && <ButtonLink to={target.to}>{target.text}</ButtonLink>}
          <ButtonLink to={balancePath} variant="ghost">
            {shared.toBalance}
          </ButtonLink>
        </Row>
      </Stack>
    </Narrow>
  );
};

const NoReceipt = ({ children }: { readonly children: ReactNode }) => (
  <Narrow>
    <PageTitle>{texts.title}</PageTitle>
    {children}
  </Narrow>
);

/** One operation on one sheet: to save, to show, to print. */
export const ReceiptPage: MoneySectionPage = ({ id }) => {
  const wrong = hasNoPage(id);
  const query = useTransactionQuery({ params: { id } }, { skip: wrong });
  return (
    <Loaded
      query={wrong ? { data: null, refetch: query.refetch } : query}
      skeleton={<MoneySkeleton />}
      missing={<EmptyState text={texts.gone} action={<ButtonLink to={balancePath}>{shared.toBalance}</ButtonLink>} />}
      failedIn={NoReceipt}
    >
      {(line) => <Receipt line={line} />}
    </Loaded>
  );
};
