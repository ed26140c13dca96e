import { sizeText } from '#domain/text/size-text.ts';
import type { CallResponse } from '#client/api/call.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Loaded, type QueryState } from '#client/api/loaded.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { OutLink, Quiet, UserText } from '../../kit/quiet';
import { texts } from './texts';

type RecordingRequest = CallResponse<'GET /v1/admin/squads/{id}/pov-requests'>[number];

/** What was submitted: complete files and links. */
export const RecordingFiles = ({ request }: { readonly request: RecordingRequest['request'] }) => (
  <Stack as="ul" $gap={6}>
    {request.files
      .filter(({ complete }) => complete)
      .map(({ id, name, size }) => (
        <li key={id}>
          <OutLink href={`/v1/pov-requests/files/${id}`}>{texts.fileLink(name, sizeText(size))}</OutLink>
        </li>
      ))}
    {request.links.map(({ id, url }) => (
      <li key={id}>
        <OutLink href={url} rel="noreferrer noopener" target="_blank">
          {url}
        </OutLink>
      </li>
    ))}
  </Stack>
);

/** Requests for recordings to members of one squad. */
export const RecordingList = ({ answer }: { readonly answer: QueryState<readonly RecordingRequest[]> }) => (
  <Stack $gap={8}>
    <PanelTitle>{texts.recordings}</PanelTitle>
    <Loaded query={answer} skeleton={null} failedAs="list" empty={<Quiet>{texts.noRecordings}</Quiet>}>
      {(requests) =>
        requests.map(({ user, askedBy, request }) => (
          <Panel key={request.id}>
            <Row $justify="space-between">
              <strong>{user.username}</strong>
              <Badge>{texts.recordingStates[request.status]}</Badge>
            </Row>
            <Quiet>
              {texts.asked(askedBy)}, <DateText value={request.askedAt} />
            </Quiet>
            <UserText>{request.reason}</UserText>
            {request.comment !== null && request.comment !== '' && <Quiet>{request.comment}</Quiet>}
            <RecordingFiles request={request} />
          </Panel>
        ))
      }
    </Loaded>
  </Stack>
);
