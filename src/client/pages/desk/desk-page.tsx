import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import styled from 'styled-components';
import { hasPermission } from '#domain/people/has-permission.ts';
import type { Me } from '#contract/schemas/me.ts';
import type { PageComponent } from '../../api/first-queries';
import { reloadOrRetry } from '../../api/release';
import { useMe } from '../../entities/person/users-api';
import { Broken, ErrorBoundary } from '../../kit/feedback/error-boundary';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Stack } from '../../kit/layout/stack';
import { below, paper, theme } from '../../kit/theme/theme';
import { CodeGate } from './code/code-gate';
import { deskOpenFlag } from './code/desk-open-flag';
import type { Section } from './section';
import { todayQueries } from './sections/today/today-queries';
import { Nav } from './shell/nav';
import { NothingHere } from './shell/nothing-here';
import { TopBar } from './shell/top-bar';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { sectionsOfCatalogue } from './sections-of-catalogue';
import { sectionsOfMoney } from './sections-of-money';
import { sectionsOfPayments } from './sections-of-payments';
import { sectionsOfDecisions } from './sections-of-decisions';
import { sectionsOfPeople } from './sections-of-people';

/** Every section in the order of the navigation. */
export const sections: readonly Section[] = [
  ...sectionsOfDecisions,
  ...sectionsOfPeople,
  ...sectionsOfPayments,
  ...sectionsOfMoney,
  ...sectionsOfCatalogue,
];

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  height: 100dvh;
  background: ${theme.color.bg};
  font-size: 14px;
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${paper} {
    display: block;
    height: auto;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  height: 100dvh;
  ${paper} {
    display: block;
    height: auto;
  }
`;

const LoadingFrame = styled.div`
  min-height: 0;
  overflow: auto;
  ${paper} {
    overflow: visible;
  }
`;

const Loading = () => (
  <Stack $gap={16} role="status" aria-busy style={{ padding: 24 }}>
    <Skeleton $width="220px" $height={36} />
    <Skeleton $height={76} $radius="16px" />
    <Skeleton $height={320} $radius="16px" />
  </Stack>
);

const failed = (retry: () => void) => <Broken onRetry={() => reloadOrRetry(retry)} />;

const openSections = (me: Me) =>
  sections.filter(({ permissions }) => permissions.some((one) => hasPermission(me.permissions, one)));

const isDesk = (pathname: string): boolean => /^\/admin\/?$/.test(pathname);

/** The section at an address. `/admin` shows its first section at once, without waiting for the redirect. */
const sectionAt = (sections: readonly Section[], pathname: string): Section | undefined =>
  isDesk(pathname) ? sections[0] : sections.find(({ path }) => `${pathname}/`.startsWith(`/admin/${path}/`));

/** The desk's own shell, with the sections that the person's permissions open. */
const Shell = ({ me }: { readonly me: Me }) => {
  const open = openSections(me);
  const { pathname } = useLocation();
  const shown = sectionAt(open, pathname);
  return (
    <Frame>
      {shown !== undefined && isDesk(pathname) && <Navigate to={deskPage(shown.path)} replace />}
      <Nav sections={open} />
      <Content>
        <TopBar me={me} sections={open} />
        <LoadingFrame>
          <ErrorBoundary fallback={failed}>
            <Suspense fallback={<Loading />}>
              {shown === undefined ? <NothingHere /> : <shown.page.Component />}
            </Suspense>
          </ErrorBoundary>
        </LoadingFrame>
      </Content>
    </Frame>
  );
};

/**
 * Loads the code of the section at an address; `/admin` means the first one. It is awaited before the first render: a
 * Suspense fallback, once shown, would stay for a third of a second even if the code arrives sooner.
 */
export const loadSection = async (pathname: string): Promise<void> => {
  const wanted = sections.find(({ path }) => `${pathname}/`.startsWith(`/admin/${path}/`)) ?? sections[0];
  await wanted?.page.preload();
};

/** The desk, behind the code gate. */
export const DeskPage: PageComponent = () => {
  const me = useMe();
  if (me === null) return null;
  return (
    <Suspense fallback={<Loading />}>
      <CodeGate waiting={<Loading />}>
        <Shell me={me} />
      </CodeGate>
    </Suspense>
  );
};

DeskPage.firstQueries = ({ parts: [, section = 'today'], me }) =>
  section === 'today' && me !== null && deskOpenFlag.read() ? todayQueries(me) : [];
