import { sizeText } from '#domain/text/size-text.ts';
import type { CallResponse } from '#client/api/call.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { ListFailed } from '#client/kit/feedback/error-state.tsx';
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
export const RecordingList = ({
  answer: { currentData: requests, isError, refetch },
}: {
  readonly answer: {
    readonly currentData?: readonly RecordingRequest[] | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
}) => (
  <Stack $gap={8}>
    <PanelTitle>{texts.recordings}</PanelTitle>
    {isError && <ListFailed onRetry={refetch} />}
    {requests?.length === 0 && <Quiet>{texts.noRecordings}</Quiet>}
    {requests?.map(({ user, askedBy, request }) => (
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
    ))}
  </Stack>
);
