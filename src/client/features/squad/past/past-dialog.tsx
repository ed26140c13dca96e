import { useState } from 'react';
import styled from 'styled-components';
import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { useSquadPastQuery } from '#client/entities/squad/squad-past-api.ts';
import { formatFullMoment } from '#client/kit/display/dates.ts';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Notice } from '#client/kit/feedback/notice.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { History } from '#client/kit/icons/history.tsx';
import { TriangleAlert } from '#client/kit/icons/triangle-alert.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { historyText } from '../history/history-text';
import { LifeSlider } from './life-slider';
import { PastScreen } from './past-screen';
import { texts } from './texts';

type Past = CallResponse<'GET /v1/squads/{id}/past'>;
type Moment = Past['moments'][number];

const Head = styled.header`
  position: sticky;
  z-index: 1;
  top: 0;
  padding-bottom: 8px;
  background: ${theme.color.surface1};
`;

const What = styled.strong`
  overflow-wrap: anywhere;
`;

/** What happened: as the history says it, else the name of the step. */
const happened = ({ event, history }: Moment, before: SquadStatus, people: Past['people']): string => {
  const names = Object.fromEntries(people.map((person) => [person.id, person]));
  return history.length === 0
    ? (texts.events[event] ?? event)
    : history.map((line) => historyText(line, before, names)).join('. ');
};

interface LifeProps {
  readonly squadId: number;
  readonly personId: string;
  readonly past: Past;
}

const Life = ({ squadId, personId, past: { names, people, moments } }: LifeProps) => {
  const last = moments.length - 1;
  const [at, setAt] = useState(last);
  const moment = moments[Math.min(at, last)];
  if (moment === undefined) return null;
  const before = moments[at - 1]?.page?.squad.status ?? 'PENDING';
  const what = happened(moment, before, people);
  return (
    <Stack>
      <Head>
        <Stack $gap={10}>
          <LifeSlider at={at} last={last} event={what} onGo={setAt} />
          <Row $justify="space-between" $gap={8}>
            <What>{what}</What>
            <FinePrint>
              {texts.position(at, last)} · <time dateTime={moment.at}>{formatFullMoment(Date.parse(moment.at))}</time>
            </FinePrint>
          </Row>
        </Stack>
      </Head>
      {moment.fault !== null && (
        <Notice icon={<TriangleAlert aria-hidden />} text={texts.unknown(moment.number, texts.faults[moment.fault])} />
      )}
      {moment.page !== null && (
        <>
          <FinePrint>{texts.lead}</FinePrint>
          <PastScreen
            label={texts.screen}
            past={{ squadId, names, people, page: moment.page, personId, at: Date.parse(moment.at) }}
          />
          <FinePrint>{texts.assumed}</FinePrint>
        </>
      )}
    </Stack>
  );
};

interface PastDialogProps {
  readonly squadId: number;
  readonly onClose: () => void;
}

/** A party's own side of a squad's life, on a slider. */
export const PastDialog = ({ squadId, onClose }: PastDialogProps) => {
  const me = useMe();
  const query = useSquadPastQuery({ params: { id: squadId } }, { refetchOnMountOrArgChange: true });
  return (
    <Dialog title={texts.title(squadId)} onClose={onClose} width={860}>
      <Loaded
        query={query}
        skeleton={<Skeleton $height={420} />}
        isEmpty={({ moments }) => moments.length === 0}
        empty={<EmptyState icon={<History />} text={texts.none} />}
      >
        {(past) => (me === null ? null : <Life squadId={squadId} personId={me.id} past={past} />)}
      </Loaded>
    </Dialog>
  );
};
