import { Ticket } from '../../kit/icons/ticket';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../../api/loaded';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { drawsApi, useDrawQuery, useDrawsQuery } from '../../entities/money/draws-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page, PageLead } from '../../kit/layout/page';
import { Stack } from '../../kit/layout/stack';
import { PageTitle } from '../../kit/routing/page-title';
import { DrawCard } from './draw-card';
import { DrawDetails } from './draw-details';
import { texts } from './texts';
import { drawsPath } from '#contract/routes/product-pages.ts';

const Waiting = () => (
  <Stack $gap={16} role="status" aria-label={texts.loading}>
    <Skeleton $height={160} $radius="16px" />
    <Skeleton $height={160} $radius="16px" />
  </Stack>
);

const Frame = ({ title = texts.title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <Page>
    <Stack $gap={20}>
      <PageTitle>{title}</PageTitle>
      {children}
    </Stack>
  </Page>
);

const AllDraws = () => (
  <Frame>
    <PageLead>{texts.lead}</PageLead>
    <Loaded query={useDrawsQuery()} skeleton={<Waiting />} empty={<EmptyState icon={<Ticket />} text={texts.empty} />}>
      {(draws) => draws.map((draw) => <DrawCard key={draw.id} draw={draw} />)}
    </Loaded>
  </Frame>
);

const ById = ({ id }: { readonly id: number }) => (
  <Loaded
    query={useDrawQuery({ params: { id } })}
    skeleton={
      <Frame>
        <Waiting />
      </Frame>
    }
    missing={({ message }) => (
      <EmptyState text={message} action={<ButtonLink to={drawsPath}>{texts.back}</ButtonLink>} />
    )}
    failedIn={Frame}
  >
    {(details) => (
      <Frame title={details.draw.title}>
        <DrawDetails {...details} />
      </Frame>
    )}
  </Loaded>
);

/** `/draws`: all of them; `/draws/{id}`: one, with what is needed to verify it. */
export const DrawsPage: PageComponent = () => {
  const rest = useParams()['*'] ?? '';
  return rest === '' ? <AllDraws /> : <ById id={Number(rest)} />;
};

DrawsPage.firstQueries = ({ parts: [, id] }) => [
  id === undefined
    ? drawsApi.endpoints.draws.initiate(undefined, unsubscribed)
    : drawsApi.endpoints.draw.initiate({ params: { id: Number(id) } }, unsubscribed),
];
