import { Suspense } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Page } from '../../kit/layout/page';
import { PageTitle } from '../../kit/routing/page-title';
import type { PageComponent } from '../../api/first-queries';
import { lazyPage } from '../../api/lazy-page';
import type { MoneySectionProps } from './money-section';
import { isMoneyShape, MoneySkeleton } from './money-skeleton';
import { texts } from './texts';
import type { MoneySection } from '#contract/routes/money-pages.ts';
import { balancePath } from '#contract/routes/product-pages.ts';

const sections = {
  deposits: lazyPage(() =>
    import(/* webpackChunkName: "money-deposits" */ './deposits/deposit-page').then((m) => m.DepositPage),
  ),
  packages: lazyPage(() =>
    import(/* webpackChunkName: "money-packages" */ './packages/packages-page').then((m) => m.PackagesPage),
  ),
  gifts: lazyPage(() => import(/* webpackChunkName: "money-gifts" */ './gifts/gifts-page').then((m) => m.GiftsPage)),
  reserves: lazyPage(() =>
    import(/* webpackChunkName: "money-reserves" */ './reserves/reserves-page').then((m) => m.ReservesPage),
  ),
  operations: lazyPage(() =>
    import(/* webpackChunkName: "money-operations" */ './receipt/receipt-page').then((m) => m.ReceiptPage),
  ),
  referrals: lazyPage(() =>
    import(/* webpackChunkName: "money-referrals" */ './referrals/referrals-page').then((m) => m.ReferralsPage),
  ),
  taxes: lazyPage(() => import(/* webpackChunkName: "money-taxes" */ './taxes/taxes-page').then((m) => m.TaxesPage)),
  reserve: lazyPage(() =>
    import(/* webpackChunkName: "money-reserve" */ './reserves/fund-page').then((m) => m.FundPage),
  ),
} as const satisfies Record<MoneySection, ReturnType<typeof lazyPage<MoneySectionProps>>>;

const isSection = (name: string): name is keyof typeof sections => Object.hasOwn(sections, name);

const Unknown = () => (
  <Page>
    <PageTitle>{texts.unknownTitle}</PageTitle>
    <EmptyState text={texts.unknown} action={<ButtonLink to={balancePath}>{texts.toBalance}</ButtonLink>} />
  </Page>
);

/** Pages below the balance: `/balance/{part}` and `/balance/{part}/{id}`, each with its own chunk. */
const MoneyPage: PageComponent = () => {
  const [name = '', id = '', ...rest] = (useParams()['*'] ?? '').split('/');
  if (!isSection(name) || rest.length > 0) return <Unknown />;
  const { Component } = sections[name];
  return (
    <Suspense fallback={<MoneySkeleton of={id === '' && isMoneyShape(name) ? name : 'one'} />}>
      <Component id={id} />
    </Suspense>
  );
};

MoneyPage.firstQueries = (at) => {
  const [, name = '', id] = at.parts;
  return id === undefined && isSection(name) ? (sections[name].firstQueries()?.(at) ?? []) : [];
};

/** The page with the section at an address: that is awaited before the first render, as at the desk. */
export const loadMoneyPage = async (pathname: string): Promise<PageComponent> => {
  const [, , name = ''] = pathname.split('/');
  if (isSection(name)) await sections[name].preload();
  return MoneyPage;
};
