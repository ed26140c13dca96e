import { X } from '#client/kit/icons/x.tsx';
import { Loaded } from '#client/api/loaded.tsx';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import {
  useDeskUserSessionsQuery,
  useEndAccountSessionMutation,
  useEndAccountSessionsMutation,
} from '#client/entities/desk/user-tabs-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { Panel } from '../../kit/drawer/panel';
import { useMay } from '../../kit/use-may';
import { texts } from './texts';

/** Sessions of the person; an operator can end them. */
export const PersonSessions = ({ id }: { readonly id: string }) => {
  const query = useDeskUserSessionsQuery({ params: { id } });
  const [endOne] = useEndAccountSessionMutation();
  const [endAll] = useEndAccountSessionsMutation();
  const may = useMay();
  const me = useMe();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const mayEnd = may('UPDATE_USER') && me?.id !== id;
  const run = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
    } catch (problem) {
      showRefusal(problem);
    }
  };
  return (
    <Loaded query={query} skeleton={<Skeleton $height={120} $radius="12px" />}>
      {({ sessions, devices }) => (
        <Stack $gap={12}>
          <Row $justify="space-between">
            <small>{texts.devices(devices)}</small>
            {mayEnd && sessions.length > 0 && (
              <Button size="sm" onClick={() => run(endAll({ params: { id } }).unwrap(), texts.sessionsEnded)}>
                {texts.endAll}
              </Button>
            )}
          </Row>
          {sessions.length === 0 && <EmptyState text={texts.noSessions} />}
          {sessions.map((session) => (
            <Panel key={session.id}>
              <Row $justify="space-between" $wrap="nowrap">
                <span>
                  {[session.browser, session.system].filter((part) => part !== null).join(', ') || texts.unknownBrowser}
                  <br />
                  <small>
                    <DateText value={session.lastSeenAt} />
                  </small>
                </span>
                {mayEnd && (
                  <IconButton
                    label={texts.endSession}
                    onClick={() => run(endOne({ params: { id, sessionId: session.id } }).unwrap(), texts.sessionEnded)}
                  >
                    <X aria-hidden />
                  </IconButton>
                )}
              </Row>
            </Panel>
          ))}
        </Stack>
      )}
    </Loaded>
  );
};
