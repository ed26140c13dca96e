import { X } from '#client/kit/icons/x.tsx';
import { Loaded } from '#client/api/loaded.tsx';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskUserSessionsQuery,
  useEndAccountSessionMutation,
  useEndAccountSessionsMutation,
} from '#client/entities/desk/user-tabs-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ActNow } from '../../kit/acts/act-dialog';
import { ActFailure } from '../../kit/acts/act-failure';
import { useAct } from '../../kit/acts/use-act';
import { Panel } from '../../kit/drawer/panel';
import { useMay } from '../../kit/use-may';
import { texts } from './texts';

type Session = CallResponse<'GET /v1/admin/users/{id}/sessions'>['sessions'][number];

interface SessionPanelProps {
  readonly personId: string;
  readonly session: Session;
  readonly mayEnd: boolean;
}

const SessionPanel = ({ personId, session: { id, browser, system, lastSeenAt }, mayEnd }: SessionPanelProps) => {
  const end = useAct(useEndAccountSessionMutation(), { title: texts.endSession, done: texts.sessionEnded });
  return (
    <Panel>
      <Row $justify="space-between" $wrap="nowrap">
        <span>
          {[browser, system].filter((part) => part !== null).join(', ') || texts.unknownBrowser}
          <br />
          <small>
            <DateText value={lastSeenAt} />
          </small>
        </span>
        {mayEnd && (
          <IconButton
            label={texts.endSession}
            onClick={() => end.run(() => ({ params: { id: personId, sessionId: id } }))}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </Row>
      <ActFailure failure={end.failure} />
    </Panel>
  );
};

/** Sessions of the person; an operator can end them. */
export const PersonSessions = ({ id }: { readonly id: string }) => {
  const query = useDeskUserSessionsQuery({ params: { id } });
  const endAll = useAct(useEndAccountSessionsMutation(), { title: texts.endAll, done: texts.sessionsEnded });
  const may = useMay();
  const me = useMe();
  const mayEnd = may('UPDATE_USER') && me?.id !== id;
  return (
    <Loaded query={query} skeleton={<Skeleton $height={120} $radius="12px" />}>
      {({ sessions, devices }) => (
        <Stack $gap={12}>
          <Row $justify="space-between">
            <small>{texts.devices(devices)}</small>
            {mayEnd && sessions.length > 0 && (
              <ActNow act={endAll} size="sm" argsOf={() => ({ params: { id } })}>
                {texts.endAll}
              </ActNow>
            )}
          </Row>
          <ActFailure failure={endAll.failure} />
          {sessions.length === 0 && <EmptyState text={texts.noSessions} />}
          {sessions.map((session) => (
            <SessionPanel key={session.id} personId={id} session={session} mayEnd={mayEnd} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
};
