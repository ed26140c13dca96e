import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { PastScreen } from '#client/features/squad/past/past-screen.tsx';
import { Chip } from '#client/kit/display/chip.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PanelTitle } from '../../../kit/drawer/panel';
import { PersonCell } from '../../../kit/person-cell';
import { Quiet } from '../../../kit/quiet';
import { texts } from './texts';

type Step = CallResponse<'GET /v1/admin/squads/{id}/steps/{number}'>;
type Case = CallResponse<'GET /v1/admin/squads/{id}/steps'>;
type View = Step['views'][number];

const factsOf = (view: View): string =>
  [
    texts.types[view.type],
    ...(view.owner ? [texts.owner] : []),
    ...(view.confirmed ? [texts.confirmed] : []),
    ...(view.due === null ? [] : [texts.due(formatMoney(view.due))]),
    ...(view.paid === 0 ? [] : [texts.paid(formatMoney(view.paid))]),
  ].join(', ');

interface CaseViewsProps {
  readonly squadId: number;
  readonly found: Case;
  readonly step: Step;
  /** Whose page is shown; null: the first person’s. */
  readonly chosen: string | null;
  readonly onChoose: (personId: string) => void;
}

/** The page of each person at a step, one at a time. */
export const CaseViews = ({ squadId, found: { people, names }, step, chosen, onChoose }: CaseViewsProps) => {
  const view = step.views.find(({ personId }) => personId === chosen) ?? step.views[0];
  if (view === undefined) return null;
  const nameOf = (id: string): string => people[id]?.username ?? id.slice(0, 8);
  const { personId } = view;
  const person = people[personId] ?? { id: personId, username: nameOf(personId), avatarUrl: null };
  return (
    <Stack $gap={12}>
      <PanelTitle>{texts.seen}</PanelTitle>
      <Row $gap={6} role="group" aria-label={texts.seen}>
        {step.views.map((one) => (
          <Chip key={one.personId} selected={one === view} onClick={() => onChoose(one.personId)}>
            {nameOf(one.personId)}
          </Chip>
        ))}
      </Row>
      <PersonCell person={person} hint={factsOf(view)} />
      <PastScreen
        label={texts.screenOf(nameOf(personId))}
        past={{ squadId, names, people: Object.values(people), page: view.page, personId, at: Date.parse(step.at) }}
      />
      <Quiet>{texts.assumed}</Quiet>
    </Stack>
  );
};
