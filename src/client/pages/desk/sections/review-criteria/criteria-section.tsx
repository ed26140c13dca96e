import { useState } from 'react';
import { Loaded, mapped } from '#client/api/loaded.tsx';
import {
  useDeleteCriterionMutation,
  useDeskReviewCriteriaQuery,
  useReviewCriterionQuery,
} from '#client/entities/desk/review-criteria-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatRating } from '#domain/text/format.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { untilSeen } from '../../kit/acts/why-not';
import { usePaletteDialog } from '../../kit/acts/use-palette-dialog';
import { Panel } from '../../kit/drawer/panel';
import { HistoryFailed, useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { Quiet } from '../../kit/quiet';
import { type Criterion, CriterionDialog } from './criterion-dialog';
import { texts } from './texts';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';
import { LineSkeletons, SectionPage } from '../../kit/section-page';

const Given = ({ id }: { readonly id: number }) => {
  const { data } = useReviewCriterionQuery({ params: { id } });
  return data ? <Quiet>{texts.given(data.marks, formatRating(data.mean ?? 0))}</Quiet> : null;
};

const Remove = ({ criterion: { id, name } }: { readonly criterion: Criterion }) => {
  const remove = useAct(useDeleteCriterionMutation(), {
    title: texts.removeTitle(name),
    subject: `criterion:${id}`,
    done: ({ gone }) => (gone ? texts.gone : texts.kept),
  });
  return (
    <>
      <ActButton act={remove} size="sm" variant="ghost">
        {texts.remove}
      </ActButton>
      <ActDialog
        act={remove}
        title={texts.removeTitle(name)}
        about={id}
        confirmLabel={texts.removeDo}
        toPerson={false}
        consequence={<Quiet>{texts.removeTold}</Quiet>}
        argsOf={(body) => ({ params: { id }, body })}
      />
    </>
  );
};

const CriterionPanel = ({ criterion }: { readonly criterion: Criterion }) => {
  const may = useMay();
  const [editing, setEditing] = useState(false);
  const seen = useSeen(`criterion:${criterion.id}`);
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
            <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
          )}
          {may('DELETE_REVIEW_CRITERIA') && <Remove criterion={criterion} />}
        </Row>
      </Row>
      {may('VIEW_REVIEW_CRITERIA') && <Given id={criterion.id} />}
      {seen === undefined && <HistoryFailed subject={`criterion:${criterion.id}`} />}
      {editing && (
        <CriterionDialog criterion={criterion} position={criterion.position} onClose={() => setEditing(false)} />
      )}
    </Panel>
  );
};

/** «Критерии»: the criteria of every game, all on one page. */
export const CriteriaSection = () => {
  const query = useDeskReviewCriteriaQuery();
  const may = useMay();
  const [adding, setAdding] = usePaletteDialog('add');
  const add = may('CREATE_REVIEW_CRITERIA') && (
    <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <SectionPage $width={860}>
      <Row $justify="space-between">
        <PageTitle>{texts.title}</PageTitle>
        {add}
      </Row>
      <Quiet>{texts.lead}</Quiet>
      <Loaded
        query={mapped(query, ({ items }) => items)}
        skeleton={<LineSkeletons count={4} height={84} gap={10} />}
        empty={<EmptyState text={texts.empty} action={add} />}
      >
        {(criteria) => (
          <Stack as="ul" $gap={10}>
            {criteria.map((criterion) => (
              <CriterionPanel key={criterion.id} criterion={criterion} />
            ))}
          </Stack>
        )}
      </Loaded>
      {adding && (
        <CriterionDialog
          criterion={null}
          position={Math.max(0, ...(query.data?.items ?? []).map(({ position }) => position)) + 1}
          onClose={() => setAdding(false)}
        />
      )}
    </SectionPage>
  );
};
