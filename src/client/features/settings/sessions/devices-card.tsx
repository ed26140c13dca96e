import { useState } from 'react';
import styled from 'styled-components';
import { failureOf } from '../../../api/api-failure';
import { useLogoutMutation } from '../../../api/auth-api';
import { useEndOtherSessionsMutation, useEndSessionMutation, useOwnSessionsQuery } from '../../../api/sessions-api';
import { Button } from '../../../ui/controls/button';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Row } from '../../../ui/layout/stack';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useToast } from '../../../ui/toast/use-toast';
import { SettingCard } from '../setting-card';
import { texts } from '../texts';
import { DeviceRow } from './device-row';

const List = styled.ul`
  margin-top: -14px;
  margin-bottom: 12px;
`;

/** Where the person is signed in: one of them ended, all others, or this one too. */
export const DevicesCard = () => {
  const toast = useToast();
  const { data: sessions, error, refetch } = useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSession] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [logout] = useLogoutMutation();
  const [asking, setAsking] = useState(false);
  const said = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
    } catch (problem) {
      toast.danger(failureOf(problem).message);
    }
  };
  const leaveEverywhere = async () => {
    try {
      await endOthers().unwrap();
      await logout().unwrap();
      location.assign('/');
    } catch (problem) {
      toast.danger(failureOf(problem).message);
    }
  };
  return (
    <SettingCard anchor="devices" title={texts.devices} lead={texts.devicesLead}>
      {sessions === undefined && (error === undefined ? <Skeleton $height={152} $radius="12px" /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
      {sessions !== undefined && (
        <>
          <List>
            {sessions.map((session) => (
              <DeviceRow key={session.id} session={session} onEnd={(id) => said(endSession({ params: { id } }).unwrap(), texts.deviceEnded)} />
            ))}
          </List>
          <Row>
            {sessions.length > 1 && (
              <Button size="sm" onClick={() => said(endOthers().unwrap(), texts.othersEnded)}>
                {texts.othersEnd}
              </Button>
            )}
            <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
              {texts.everywhere}
            </Button>
          </Row>
        </>
      )}
      {asking && (
        <ConfirmDialog title={texts.everywhereAsk} text={texts.everywhereText} confirmLabel={texts.everywhere} dangerous onConfirm={leaveEverywhere} onClose={() => setAsking(false)} />
      )}
    </SettingCard>
  );
};
