import { X } from 'lucide-react';
import { failureOf } from '../../../../api/api-error';
import {
  useAdminUserSessionsQuery,
  useEndAccountSessionMutation,
  useEndAccountSessionsMutation,
} from '../../../../entities/admin/admin-users-api';
import { useMe } from '../../../../entities/person/users-api';
import { Button } from '../../../../kit/controls/button';
import { IconButton } from '../../../../kit/controls/icon-button';
import { DateText } from '../../../../kit/display/date-and-countdown';
import { EmptyState } from '../../../../kit/feedback/empty-state';
import { ErrorState } from '../../../../kit/feedback/error-state';
import { Skeleton } from '../../../../kit/feedback/skeleton';
import { Row, Stack } from '../../../../kit/layout/stack';
import { useToast } from '../../../../kit/toast/use-toast';
import { Panel } from '../../kit/drawer/panel';
import { useMay } from '../../kit/use-may';
import { texts } from './texts';

/** Sessions of the person; an operator can end them. */
export const PersonSessions = ({ id }: { readonly id: string }) => {
  const { currentData, error, refetch } = useAdminUserSessionsQuery({ params: { id } });
  const [endOne] = useEndAccountSessionMutation();
  const [endAll] = useEndAccountSessionsMutation();
  const may = useMay();
  const me = useMe();
  const toast = useToast();
  if (currentData === undefined)
    return error === undefined ? (
      <Skeleton $height={120} $radius="12px" />
    ) : (
      <ErrorState text={failureOf(error).message} onRetry={refetch} />
    );
  const { sessions, devices } = currentData;
  const mayEnd = may('UPDATE_USER') && me?.id !== id;
  const run = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
    } catch (problem) {
      toast.danger(failureOf(problem).message);
    }
  };
  return (
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
  );
};
