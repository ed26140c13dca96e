import styled from 'styled-components';
import { squadNumber } from '#domain/text/format.ts';
import { useDeskReportQuery } from '#client/entities/desk/reports-api.ts';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { Drawer } from '../../kit/drawer/drawer';
import { CardLink } from '../../kit/drawer/card-link';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { MessageFiles } from '../common/message-files';
import { DecideReport } from './decide-report';
import type { Report } from './report';
import { ReportStatus } from './report-status';
import { texts } from './texts';
import { Quiet, UserText } from '../../kit/quiet';
import { squadPath } from '#contract/routes/game-pages.ts';

const Line = styled.li<{ $reported: boolean }>`
  padding: 8px 10px;
  border-radius: 10px;
  background: ${({ $reported }) => ($reported ? theme.color.dangerSoft : 'transparent')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  small,
  i {
    display: block;
  }
  small {
    color: ${theme.color.text3};
    font-size: 12px;
  }
`;

const Context = ({ chat }: { readonly chat: NonNullable<Report['chat']> }) => (
  <Panel>
    <Row $justify="space-between">
      <PanelTitle>{texts.context}</PanelTitle>
      {chat.squad === null ? (
        <Badge>{texts.chats[chat.kind]}</Badge>
      ) : (
        <TextLink to={squadPath({ gameId: chat.squad.gameId, squadId: chat.squad.id })}>
          {texts.squad(squadNumber(chat.squad.id))}
        </TextLink>
      )}
    </Row>
    <ol>
      {chat.lines.map((line) => (
        <Line key={line.id} $reported={line.reported}>
          <small>
            {line.sender.username}, <DateText value={line.sentAt} />
          </small>
          {line.deleted ? <i>{texts.deleted}</i> : line.text}
          {line.files.map((name, place) => (
            // Names may repeat within a message.
            <i key={`${place} ${name}`}>{name}</i>
          ))}
        </Line>
      ))}
    </ol>
  </Panel>
);

const Content = ({ report }: { readonly report: Report }) => {
  const { person, reporter, earlier } = report;
  return (
    <>
      <Row $justify="space-between">
        <strong>{texts.reasons[report.reason]}</strong>
        <ReportStatus row={report} />
      </Row>
      <Panel>
        <Row $justify="space-between" $wrap="nowrap">
          <Row $gap={12} $wrap="nowrap">
            <Avatar userId={person.id} username={person.username} avatarUrl={person.avatarUrl} size={44} />
            <span>
              <strong>{person.username}</strong>
              <Quiet>{texts.kinds[report.kind]}</Quiet>
            </span>
          </Row>
          <CardLink id={person.id} />
        </Row>
      </Panel>
      <Stack $gap={6}>
        <PanelTitle>{texts.said}</PanelTitle>
        <UserText>{report.comment || texts.noComment}</UserText>
        <Quiet>
          {reporter.username}, <DateText value={report.createdAt} />
        </Quiet>
      </Stack>
      {report.kind === 'MESSAGE' && (
        <Panel>
          <PanelTitle>{texts.reported}</PanelTitle>
          {report.text !== '' && <UserText>{report.text}</UserText>}
          {report.files.length > 0 && <MessageFiles files={report.files} />}
        </Panel>
      )}
      {report.chat !== null && <Context chat={report.chat} />}
      <Stack $gap={6}>
        <PanelTitle>{texts.earlier}</PanelTitle>
        <Quiet>{texts.earlierSaid(earlier.warned, earlier.blocked, earlier.dismissed)}</Quiet>
      </Stack>
      {report.decidedBy !== null && report.decidedAt !== null && (
        <Panel>
          <PanelTitle>{texts.decided}</PanelTitle>
          <UserText>{report.answer}</UserText>
          <Quiet>
            {report.decidedBy.username}, <DateText value={report.decidedAt} />
          </Quiet>
        </Panel>
      )}
      <SubjectHistory subject={`report:${report.id}`} />
    </>
  );
};

/** One complaint: the person, the messages around the reported one, and the decision. */
export const ReportDrawer = ({ id }: { readonly id: string }) => {
  const query = useDeskReportQuery({ params: { id } });
  return (
    <Drawer
      title={query.currentData === undefined ? texts.title : texts.drawer(query.currentData.person.username)}
      subject={`report:${id}`}
      query={query}
      footer={(report) => <DecideReport report={report} />}
    >
      {(report) => <Content report={report} />}
    </Drawer>
  );
};
