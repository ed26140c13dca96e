import { useState } from 'react';
import styled from 'styled-components';
import { failureOf } from '#client/api/api-error.ts';
import {
  useDeleteCriterionMutation,
  useAdminReviewCriteriaQuery,
  useReviewCriterionQuery,
} from '#client/entities/admin/admin-reviews-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatRating } from '#client/kit/display/format-rating.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { ErrorState } from '#client/kit/feedback/error-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { below } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { untilSeen } from '../../kit/acts/why-not';
import { useAct } from '../../kit/acts/use-act';
import { Panel } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { HistoryFailed, useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { Quiet } from '../../kit/quiet';
import { type Criterion, CriterionDialog } from './criterion-dialog';
import { texts } from './texts';

const Page = styled(Stack)`
  max-width: 860px;
  padding: 24px;
  ${below('md')} {
    padding: 16px 12px;
  }
`;

const Given = ({ id }: { readonly id: number }) => {
  const { data } = useReviewCriterionQuery({ params: { id } });
  return data ? <Quiet>{texts.given(data.marks, formatRating(data.mean ?? 0))}</Quiet> : null;
};

const Remove = ({
  criterion,
  seen,
  onClose,
}: {
  readonly criterion: Criterion;
  readonly seen: number;
  readonly onClose: () => void;
}) => {
  const [remove] = useDeleteCriterionMutation();
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.removeTitle(criterion.name)}
      about={criterion.id}
      confirmLabel={texts.removeDo}
      toPerson={false}
      consequence={<Quiet>{texts.removeTold}</Quiet>}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { gone } = await remove({ params: { id: criterion.id }, body: { reason, seen } }).unwrap();
        toast.success(gone ? texts.gone : texts.kept);
      }}
    />
  );
};

const CriterionPanel = ({ criterion }: { readonly criterion: Criterion }) => {
  const may = useMay();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const seen = useSeen(`criterion:${criterion.id}`, open !== null);
  const close = () => setOpen(null);
  return (
    <Panel as="li">
      <Row $justify="space-between">
        <Row $gap={8}>
          <strong>
            {criterion.position}. {criterion.name}
          </strong>
          <Badge>{criterion.kind === null ? texts.anyKind : categoryNames[criterion.kind]}</Badge>
          <Badge $tone={criterion.active ? 'ok' : 'neutral'}>{criterion.active ? texts.on : texts.off}</Badge>
        </Row>
        <Row $gap={4}>
          {may('UPDATE_REVIEW_CRITERIA') && (
            <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setOpen('edit')}>
              {texts.edit}
            </Button>
          )}
          {may('DELETE_REVIEW_CRITERIA') && (
            <Button size="sm" variant="ghost" whyNot={untilSeen(seen)} onClick={() => setOpen('remove')}>
              {texts.remove}
            </Button>
          )}
        </Row>
      </Row>
      {may('VIEW_REVIEW_CRITERIA') && <Given id={criterion.id} />}
      {seen === undefined && <HistoryFailed subject={`criterion:${criterion.id}`} />}
      {open === 'edit' && seen !== undefined && (
        <CriterionDialog criterion={criterion} seen={seen} position={criterion.position} onClose={close} />
      )}
      {open === 'remove' && seen !== undefined && <Remove criterion={criterion} seen={seen} onClose={close} />}
    </Panel>
  );
};

/** «Критерии»: the criteria of every game, all on one page. */
export const CriteriaSection = () => {
  const { data, error, refetch } = useAdminReviewCriteriaQuery();
  const may = useMay();
  const [adding, setAdding] = useAct('add');
  const add = may('CREATE_REVIEW_CRITERIA') && (
    <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <Page>
      <Row $justify="space-between">
        <PageTitle>{texts.title}</PageTitle>
        {add}
      </Row>
      <Quiet>{texts.lead}</Quiet>
      {data === undefined && error !== undefined && <ErrorState text={failureOf(error).message} onRetry={refetch} />}
      {data === undefined && error === undefined && (
        <Stack $gap={10} role="status" aria-busy>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} $height={84} $radius="12px" />
          ))}
        </Stack>
      )}
      {data?.items.length === 0 && <EmptyState text={texts.empty} action={add} />}
      {data && (
        <Stack as="ul" $gap={10}>
          {data.items.map((criterion) => (
            <CriterionPanel key={criterion.id} criterion={criterion} />
          ))}
        </Stack>
      )}
      {adding && (
        <CriterionDialog
          criterion={null}
          seen={0}
          position={Math.max(0, ...(data?.items ?? []).map(({ position }) => position)) + 1}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
};
