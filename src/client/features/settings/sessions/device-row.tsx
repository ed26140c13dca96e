import { Laptop, Smartphone } from 'lucide-react';
import styled from 'styled-components';
import type { OwnSession } from '../../../../contract/sessions';
import { Button } from '../../../ui/controls/button';
import { Badge } from '../../../ui/data/badge';
import { DateText } from '../../../ui/data/date-text';
import { theme } from '../../../ui/theme/theme';
import { texts } from '../texts';

interface DeviceRowProps {
  readonly session: OwnSession;
  readonly onEnd: (id: string) => Promise<void>;
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding: 14px 0;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  > svg {
    flex-shrink: 0;
    color: ${theme.color.text3};
  }
`;

const Words = styled.div`
  flex: 1 1 180px;
  min-width: 0;
  b {
    font-weight: 600;
  }
  p {
    color: ${theme.color.text3};
    font-size: 13px;
    overflow-wrap: anywhere;
  }
`;

const phones = new Set(['iPhone', 'iPad', 'Android']);

export const DeviceRow = ({ session: { id, current, browser, system, ip, lastSeenAt }, onEnd }: DeviceRowProps) => {
  const name = [browser, system].filter((part) => part !== null).join(', ') || texts.deviceUnknown;
  const Icon = system !== null && phones.has(system) ? Smartphone : Laptop;
  return (
    <Line>
      <Icon aria-hidden />
      <Words>
        <b>{name}</b>
        <p>
          {ip !== null && `${ip} · `}
          {texts.deviceSeen} <DateText value={lastSeenAt} />
        </p>
      </Words>
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
