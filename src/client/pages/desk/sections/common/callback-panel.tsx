import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { Panel } from '../../kit/drawer/panel';
import { RawCallback } from './raw-callback';
import { texts } from './deposit-texts';
import { VerdictBadge } from './verdict-badge';

type Callback = CallResponse<'GET /v1/admin/deposits/{id}'>['callbacks'][number];

/** One callback about a deposit, its raw text on demand. */
export const CallbackPanel = ({ callback }: { readonly callback: Callback }) => {
  const [open, setOpen] = useState(false);
  return (
    <Panel>
      <Row $justify="space-between">
        <VerdictBadge callback={callback} />
        <DateText value={callback.receivedAt} />
      </Row>
      {open && <RawCallback raw={callback} />}
      <Row>
        <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.hideRaw : texts.showRaw}
        </Button>
      </Row>
    </Panel>
  );
};
