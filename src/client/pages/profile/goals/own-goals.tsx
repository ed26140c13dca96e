import { Pencil } from '#client/kit/icons/pencil.tsx';
import { Plus } from '#client/kit/icons/plus.tsx';
import { Target } from '#client/kit/icons/target.tsx';
import { Trash2 } from '#client/kit/icons/trash-2.tsx';
import { useState } from 'react';
import type { TipsGoal } from '#contract/money/tips.ts';
import { tipsGoalTerms } from '#domain/money/tips.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useDeleteGoalMutation, useTipsGoalsQuery } from '#client/entities/mate/tips-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Grid, Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { GoalProgress } from '#client/entities/mate/goal-progress.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { GoalDialog, type GoalDraft } from './goal-dialog';
import { texts } from './texts';

const empty: GoalDraft = { title: '', amount: null };

/** The mate's own goals: creating, changing, and what people have given. */
export const OwnGoals = ({ mateId }: { readonly mateId: string }) => {
  const query = useTipsGoalsQuery({ query: { userId: mateId } });
  const own = query.data;
  const [remove] = useDeleteGoalMutation();
  const [draft, setDraft] = useState<GoalDraft>(empty);
  const [edited, setEdited] = useState<TipsGoal | 'new' | null>(null);
  const [changes, setChanges] = useState<GoalDraft>(empty);
  const [removed, setRemoved] = useState<TipsGoal | null>(null);
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const open = own?.filter(({ status }) => status === 'ACTIVE').length ?? 0;
  const full = open >= tipsGoalTerms.maxActive ? texts.limit : null;

  // A removed goal disappears with the button that had the focus.
  const focusRef = useFocusFallback<HTMLDivElement>();

  const startChange = (goal: TipsGoal) => {
    setChanges({ title: goal.title, amount: goal.amount });
    setEdited(goal);
  };
  const confirmRemove = async () => {
    if (removed === null) return;
    try {
      await remove({ params: { id: removed.id } }).unwrap();
      toast.success(texts.removed);
      setRemoved(null);
    } catch (problem) {
      showRefusal(problem);
    }
  };
  return (
    <Card ref={focusRef} tabIndex={-1} as="section" id="goals" aria-labelledby="own-goals">
      <Stack $gap={16}>
        <Row $justify="space-between">
          <CardTitle id="own-goals">{texts.title}</CardTitle>
          <Button size="sm" whyNot={full} onClick={() => setEdited('new')}>
            <Plus aria-hidden />
            {texts.add}
          </Button>
        </Row>
        <Quiet>{texts.lead}</Quiet>
        <Loaded
          query={query}
          skeleton={<Skeleton role="status" aria-label={texts.loading} $height={52} />}
          empty={<EmptyState icon={<Target />} text={texts.empty} />}
        >
          {(goals) => (
            <Grid as="ul" $gap={18}>
              {goals.map((goal) => (
                <li key={goal.id}>
                  <GoalProgress goal={goal}>
                    <Row $gap={4}>
                      {goal.status === 'ACTIVE' && (
                        <IconButton label={texts.changeGoal(goal.title)} onClick={() => startChange(goal)}>
                          <Pencil aria-hidden />
                        </IconButton>
                      )}
                      <IconButton label={texts.removeGoal(goal.title)} onClick={() => setRemoved(goal)}>
                        <Trash2 aria-hidden />
                      </IconButton>
                    </Row>
                  </GoalProgress>
                </li>
              ))}
            </Grid>
          )}
        </Loaded>
      </Stack>
      {edited === 'new' && (
        <GoalDialog
          goal={null}
          draft={draft}
          onChange={setDraft}
          onClose={() => setEdited(null)}
          onDone={() => {
            setDraft(empty);
            setEdited(null);
          }}
        />
      )}
      {edited !== null && edited !== 'new' && (
        <GoalDialog
          goal={own?.find(({ id }) => id === edited.id) ?? edited}
          draft={changes}
          onChange={setChanges}
          onClose={() => setEdited(null)}
          onDone={() => setEdited(null)}
        />
      )}
      {removed !== null && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText}
          confirmLabel={texts.remove}
          dangerous
          onConfirm={confirmRemove}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
};
