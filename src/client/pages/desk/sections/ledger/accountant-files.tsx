import { useState } from 'react';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { moscowClock } from '#domain/time/moscow.ts';
import { TableFiles } from '../../kit/list/table-files';
import { Quiet } from '../../kit/quiet';
import { texts } from './texts';

const minuteLength = 'YYYY-MM-DDTHH:MM'.length;

/** The last whole month and this minute, as the fields of a browser write them; the service's day is Moscow's. */
const moscowNow = (): string => moscowClock(serverNow()).toISOString();

const lastMonth = (): string => {
  const [year = 0, month = 1] = moscowNow().split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
};

/** Documents for the accountant: the agent's report of a month, and all balances at a moment of Moscow. */
export const AccountantFiles = () => {
  const [month, setMonth] = useState(lastMonth);
  const [at, setAt] = useState(() => moscowNow().slice(0, minuteLength));
  const moment = Date.parse(`${at}:00+03:00`);
  return (
    <Stack $gap={16} as="section" aria-label={texts.accountant}>
      <h2>{texts.accountant}</h2>
      <Row $gap={12} $align="end">
        <TextField label={texts.month} type="month" value={month} onChange={({ target }) => setMonth(target.value)} />
        {/^\d{4}-\d\d$/.test(month) && (
          <TableFiles path="/v1/admin/ledger/agent-report" query={{ month }} name={texts.agentReport} />
        )}
      </Row>
      <Quiet>{texts.agentReportLead}</Quiet>
      <Row $gap={12} $align="end">
        <TextField
          label={texts.moment}
          type="datetime-local"
          value={at}
          onChange={({ target }) => setAt(target.value.slice(0, minuteLength))}
        />
        {!Number.isNaN(moment) && (
          <TableFiles
            path="/v1/admin/ledger/balances"
            query={{ at: new Date(moment).toISOString() }}
            name={texts.balances}
          />
        )}
      </Row>
      <Quiet>{texts.balancesLead}</Quiet>
    </Stack>
  );
};
