import { useState } from 'react';
import styled from 'styled-components';
import { formatMonth } from '#client/kit/display/dates.ts';
import { Select, type SelectOption } from '#client/kit/form/select.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { moscowClock } from '#domain/time/moscow.ts';
import { TableFiles } from '../../kit/list/table-files';
import { Quiet } from '../../kit/quiet';
import { texts } from './texts';

const minuteLength = 'YYYY-MM-DDTHH:MM'.length;
const monthLength = 'YYYY-MM'.length;

/** This moment as the fields of a browser write it; the service's day is Moscow's. */
const moscowNow = (): string => moscowClock(serverNow()).toISOString();

/** Documents are kept for five years, and the current one may be asked for. */
const monthsOffered = 5 * 12 + 1;

/** From this month back. No field of months: Firefox and Safari have none. */
const months = (): readonly SelectOption[] => {
  const [year = 0, month = 1] = moscowNow().split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, back) => {
    // Its middle is in that month wherever the operator's clock is.
    const middle = new Date(Date.UTC(year, month - 1 - back, 15));
    return { value: middle.toISOString().slice(0, monthLength), label: formatMonth(middle.getTime()) };
  });
};

/** As wide in every browser: the fields of dates are not. */
const Wide = styled.div`
  width: min(220px, 100%);
`;

/** Documents for the accountant: the agent's report of a month, and all balances at a moment of Moscow. */
export const AccountantFiles = () => {
  const [offered] = useState(months);
  const [month, setMonth] = useState(offered[1]?.value ?? '');
  const [at, setAt] = useState(() => moscowNow().slice(0, minuteLength));
  const moment = Date.parse(`${at}:00+03:00`);
  return (
    <Stack $gap={16} as="section" aria-label={texts.accountant}>
      <h2>{texts.accountant}</h2>
      <Row $gap={12} $align="end">
        <Wide>
          <Select
            label={texts.month}
            options={offered}
            value={month}
            onChange={({ target }) => setMonth(target.value)}
          />
        </Wide>
        <TableFiles path="/v1/admin/ledger/agent-report" query={{ month }} name={texts.agentReport} />
      </Row>
      <Quiet>{texts.agentReportLead}</Quiet>
      <Row $gap={12} $align="end">
        <Wide>
          <TextField
            label={texts.moment}
            type="datetime-local"
            value={at}
            onChange={({ target }) => setAt(target.value.slice(0, minuteLength))}
          />
        </Wide>
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
