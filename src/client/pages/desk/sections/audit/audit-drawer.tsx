import { currentTimeZone } from '#client/kit/time/server-now.ts';
import styled from 'styled-components';
import { useAuditLineQuery } from '#client/entities/desk/audit-api.ts';
import { formatFullMoment } from '#client/kit/display/dates.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { actionText } from '#domain/desk/action-text.ts';
import { auditFacts } from '#domain/desk/audit-facts.ts';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { PersonPanel } from '../../kit/drawer/person-panel';
import type { AuditLine } from './audit-line';
import { SubjectLink } from './subject-link';
import { texts } from './texts';

const What = styled.p`
  font-size: 17px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Was = styled.s`
  color: ${theme.color.text3};
`;

const Body = ({ line }: { readonly line: AuditLine }) => {
  const facts = auditFacts({ ...line, zone: currentTimeZone() });
  return (
    <>
      <What>{actionText(line.action, line.details)}</What>
      {line.person !== null && <PersonPanel person={line.person} />}
      <Panel>
        <dl>
          <SumLine label={texts.columns.subject} value={<SubjectLink line={line} />} />
          <SumLine label={texts.columns.actor} value={line.actor.username} />
          <SumLine label={texts.columns.created} value={formatFullMoment(Date.parse(line.createdAt))} />
        </dl>
      </Panel>
      {facts.length > 0 && (
        <Panel>
          <PanelTitle>{texts.details}</PanelTitle>
          <dl>
            {facts.map(({ key, label, value, was }) => (
              <SumLine
                key={key}
                label={label}
                value={
                  was === undefined ? (
                    value
                  ) : (
                    <>
                      <Was>{was}</Was> → {value}
                    </>
                  )
                }
              />
            ))}
          </dl>
        </Panel>
      )}
    </>
  );
};

/** One act of an operator: what was done to whom, when, why, and what it changed. */
export const AuditDrawer = ({ id }: { readonly id: number }) => {
  const query = useAuditLineQuery({ params: { id } });
  return (
    <Drawer title={texts.drawer(id)} subject={null} query={query}>
      {(line) => <Body line={line} />}
    </Drawer>
  );
};
