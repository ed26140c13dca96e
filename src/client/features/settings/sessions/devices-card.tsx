import { Laptop } from '#client/kit/icons/laptop.tsx';
import { Smartphone } from '#client/kit/icons/smartphone.tsx';
import styled from 'styled-components';
import { useState } from 'react';
import type { OwnSession } from '#contract/people/sessions.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { Loaded } from '#client/api/loaded.tsx';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useLogoutMutation } from '#client/entities/session/auth-api.ts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useOwnSessionsQuery,
} from '#client/entities/session/sessions-api.ts';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { SettingCard } from '../setting-card';
import { RuledList } from '#client/kit/layout/ruled-list.tsx';
import { TitleAndNote } from '#client/kit/display/title-and-note.tsx';

interface DeviceRowProps {
  readonly session: OwnSession;
  readonly onEnd: (id: string) => Promise<void>;
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  > svg {
    flex-shrink: 0;
    color: ${theme.color.text3};
  }
`;

const phones = new Set(['iPhone', 'iPad', 'Android']);

const DeviceRow = ({ session: { id, current, browser, system, ip, lastSeenAt }, onEnd }: DeviceRowProps) => {
  const name = [browser, system].filter((part) => part !== null).join(', ') || texts.deviceUnknown;
  const Icon = system !== null && phones.has(system) ? Smartphone : Laptop;
  return (
    <Line>
      <Icon aria-hidden />
      <TitleAndNote>
        <b>{name}</b>
        <small>
          {ip !== null && `${ip} · `}
          {texts.deviceSeen} <DateText value={lastSeenAt} />
        </small>
      </TitleAndNote>
      {current ? (
        <Badge $tone="ok">{texts.deviceCurrent}</Badge>
      ) : (
        <Button size="sm" variant="soft" aria-label={texts.deviceEndOf(name)} onClick={() => onEnd(id)}>
          {texts.deviceEnd}
        </Button>
      )}
    </Line>
  );
};

/** Sessions of the person: end one, all others, or this one too. */
export const DevicesCard = () => {
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const query = useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSession] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [logout] = useLogoutMutation();
  const [asking, setAsking] = useState(false);
  const run = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
    } catch (problem) {
      showRefusal(problem);
    }
  };
  const leaveEverywhere = async () => {
    try {
      await endOthers().unwrap();
      await logout().unwrap();
      location.assign('/');
    } catch (problem) {
      showRefusal(problem);
    }
  };
  return (
    <SettingCard anchor="devices" title={texts.devices} lead={texts.devicesLead}>
      <Loaded query={query} skeleton={<BusySkeleton $height={152} $radius="12px" />}>
        {(sessions) => (
          <Stack>
            <RuledList $space={14}>
              {sessions.map((session) => (
                <DeviceRow
                  key={session.id}
                  session={session}
                  onEnd={(id) => run(endSession({ params: { id } }).unwrap(), texts.deviceEnded)}
                />
              ))}
            </RuledList>
            <Row>
              {sessions.length > 1 && (
                <Button size="sm" onClick={() => run(endOthers().unwrap(), texts.othersEnded)}>
                  {texts.othersEnd}
                </Button>
              )}
              <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
                {texts.everywhere}
              </Button>
            </Row>
          </Stack>
        )}
      </Loaded>
      {asking && (
        <ConfirmDialog
          title={texts.everywhereAsk}
          text={texts.everywhereText}
          confirmLabel={texts.everywhere}
          dangerous
          onConfirm={leaveEverywhere}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingCard>
  );
};
