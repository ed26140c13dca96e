import styled from 'styled-components';
import { ledgerRuleTexts, ledgerSubjectParts, ledgerSubjectText } from '#domain/money/ledger-rule.ts';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { below, tabular, theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';
import { deskPage, type DeskSection } from '#contract/routes/desk-pages.ts';

type Fault = CallResponse<'GET /v1/admin/ledger'>['faults'][number];

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 4px 24px;
  align-items: center;
  padding: 14px 16px;
  border-left: 3px solid ${theme.color.danger};
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface1};
  strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.text2};
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  dl {
    ${tabular}
    display: grid;
    grid-template-columns: auto auto;
    gap: 2px 12px;
  }
  dt {
    color: ${theme.color.text2};
  }
  dd {
    text-align: right;
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    dl {
      grid-template-columns: 1fr auto;
    }
  }
`;

/** The page of the desk for the owner of the money; null when there is none. */
const pathOf = ({ subject, person }: Fault): string | null => {
  if (person !== null) return deskPage('users', person.id);
  const [, kind = '', id = ''] = ledgerSubjectParts(subject);
  const sections: Readonly<Record<string, DeskSection>> = {
    squad: 'squads',
    withdrawal: 'withdrawals',
    reserve: 'reserves',
    booking: 'bookings',
  };
  const section = sections[kind];
  return section === undefined ? null : deskPage(section, id);
};

/** One fault of the ledger: which rule, whose money, the sum found and the sum expected. */
export const FaultLine = ({ fault }: { readonly fault: Fault }) => {
  const { rule, subject, person, found, expected, since } = fault;
  const path = pathOf(fault);
  return (
    <Line>
      <span>
        <strong>{ledgerSubjectText(subject, person?.username ?? null)}</strong>
        {ledgerRuleTexts[rule]}
        <small>
          {texts.since} <DateText value={since} />
        </small>
      </span>
      <dl>
        <dt>{texts.found}</dt>
        <dd>{formatMoney(found)}</dd>
        <dt>{texts.expected}</dt>
        <dd>{formatMoney(expected)}</dd>
      </dl>
      {path !== null && (
        <ButtonLink size="sm" to={path}>
          {texts.open}
        </ButtonLink>
      )}
    </Line>
  );
};
