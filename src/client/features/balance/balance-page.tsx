import styled from 'styled-components';
import { Page } from '../../ui/layout/page';
import { PageTitle } from '../../ui/routing/page-title';
import { from } from '../../ui/theme/media';
import { BalanceCard } from './balance-card';
import { GiftCard } from './gift-card';
import { OperationsCard } from './operations/operations-card';
import { texts } from './texts';

const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  ${from('lg')} {
    grid-template-columns: 360px minmax(0, 1fr);
    gap: 24px;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: 16px;
  ${from('lg')} {
    position: sticky;
    top: calc(var(--header) + 24px);
  }
`;

/** The page's name is said and stands in the title; what is seen first is the sum. */
const HiddenTitle = styled(PageTitle)`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const BalancePage = () => (
  <Columns>
    <HiddenTitle>{texts.title}</HiddenTitle>
    <Aside>
      <BalanceCard />
      <GiftCard />
    </Aside>
    <OperationsCard />
  </Columns>
);
