import { Ticket } from '../../kit/icons/ticket';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { failureOf } from '../../api/api-error';
import { useDrawQuery, useDrawsQuery } from '../../entities/money/draws-api';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/feedback/empty-state';
import { ErrorState } from '../../kit/feedback/error-state';
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

const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Page>
    <Stack $gap={20}>
      <PageTitle>{title}</PageTitle>
      {children}
    </Stack>
  </Page>
);

const AllDraws = () => {
  const { data, error, refetch } = useDrawsQuery();
  const body = () => {
    if (data === undefined)
      return error === undefined ? <Waiting /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />;
    if (data.length === 0) return <EmptyState icon={<Ticket />} text={texts.empty} />;
    return data.map((draw) => <DrawCard key={draw.id} draw={draw} />);
  };
  return (
    <Frame title={texts.title}>
      <PageLead>{texts.lead}</PageLead>
      {body()}
    </Frame>
  );
};

const ById = ({ id }: { readonly id: number }) => {
  const { data, error, refetch } = useDrawQuery({ params: { id } });
  if (data !== undefined)
    return (
      <Frame title={data.draw.title}>
        <DrawDetails {...data} />
      </Frame>
    );
  const failure = error === undefined ? null : failureOf(error);
  return (
    <Frame title={texts.title}>
      {failure === null ? (
        <Waiting />
      ) : failure.status === 404 || failure.status === 400 ? (
        <EmptyState text={failure.message} action={<ButtonLink to={drawsPath}>{texts.back}</ButtonLink>} />
      ) : (
        <ErrorState text={failure.message} onRetry={refetch} />
      )}
    </Frame>
  );
};

/** `/draws`: all of them; `/draws/{id}`: one, with what is needed to verify it. */
export const DrawsPage = () => {
  const rest = useParams()['*'] ?? '';
  return rest === '' ? <AllDraws /> : <ById id={Number(rest)} />;
};
