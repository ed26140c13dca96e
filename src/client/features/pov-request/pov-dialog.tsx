import { Status } from '#client/kit/feedback/status.tsx';
import { useAttempt } from '../../api/use-attempt';
import { CircleCheck } from '../../kit/icons/circle-check';
import { Clock3 } from '../../kit/icons/clock-3';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { texts } from './texts';
import type { PovRequestView } from '#contract/schemas/pov-request.ts';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import { useRespondPovMutation, useSquadPovQuery } from '../../entities/squad/pov-requests-api';
import { storedDraft } from '../../kit/form/stored-draft';
import { TextArea } from '../../kit/form/text-area';
import { DialogActions } from '../../kit/overlay/dialog-styles';
import { FilesSection } from './files-section';
import { LinksSection } from './links-section';
import { Reason, StatusText } from './pov-styles';
import { useUploads } from './upload-store';
import { Countdown } from '../../kit/display/date-and-countdown';
import { Loaded } from '../../api/loaded';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Stack } from '../../kit/layout/stack';
import { Dialog } from '../../kit/overlay/dialog';
import { theme } from '../../kit/theme/theme';

interface PovOutcomeProps {
  readonly status: 'SUBMITTED' | 'DECLINED' | 'EXPIRED' | null;
  readonly onClose: () => void;
}

const wordsOf = (status: PovOutcomeProps['status']): string => {
  if (status === null) return texts.gone;
  const { title, text } = { SUBMITTED: texts.submitted, DECLINED: texts.declined, EXPIRED: texts.expired }[status];
  return `${title}. ${text}`;
};

/** The result of the request: submitted, declined, expired, or no such request. */
const PovOutcome = ({ status, onClose }: PovOutcomeProps) => (
  <EmptyState
    icon={status === 'SUBMITTED' || status === 'DECLINED' ? <CircleCheck /> : <Clock3 />}
    text={<Status as="span">{wordsOf(status)}</Status>}
    action={
      <Button variant="primary" onClick={onClose}>
        {texts.close}
      </Button>
    }
  />
);

const whyNotSubmit = ({ files, links }: PovRequestView, uploading: boolean, typedLink: string): string | null => {
  if (uploading || files.some(({ complete }) => !complete)) return texts.unfinished;
  if (typedLink.trim() !== '' && links.length < povTerms.maxLinks) return texts.linkNotAdded;
  return files.length + links.length === 0 ? texts.nothingYet : null;
};

/**
 * The form of the answer. Files and links are stored on the server at once, the comment in this browser until it is
 * sent.
 */
const PovForm = ({ request }: { readonly request: PovRequestView }) => {
  const draft = storedDraft(`pov-comment:${request.id}`);
  const [comment, setComment] = useState(() => draft.read() ?? '');
  const linkDraft = storedDraft(`pov-link:${request.id}`);
  const [typedLink, setTypedLink] = useState(() => linkDraft.read() ?? '');
  const typeLink = (url: string) => {
    setTypedLink(url);
    if (url === '') linkDraft.remove();
    else linkDraft.write(url);
  };
  const [declining, setDeclining] = useState(false);
  const { run, refusal } = useAttempt();
  const [wordless, setWordless] = useState(false);
  const [respond] = useRespondPovMutation();
  const { uploads } = useUploads(request.id);
  /** The answer is stored, but the updated request has not arrived yet: the buttons are still there. */
  const sent = useRef(false);

  const send = async (answer: 'SUBMITTED' | 'DECLINED') => {
    if (sent.current) return;
    sent.current = await run(() => respond({ params: { id: request.id }, body: { answer, comment } }).unwrap());
    if (!sent.current) return;
    draft.remove();
    linkDraft.remove();
  };
  const decline = async () => {
    setWordless(comment.trim() === '');
    if (comment.trim() !== '') await send('DECLINED');
  };
  return (
    <>
      {!declining && (
        <>
          <FilesSection request={request} />
          <LinksSection request={request} url={typedLink} onType={typeLink} />
        </>
      )}
      <TextArea
        key={declining ? 'why' : 'comment'}
        label={declining ? texts.why : texts.comment}
        hint={declining ? texts.whyHint : texts.commentHint}
        error={declining && wordless ? texts.whyMissing : undefined}
        autoFocus={declining}
        rows={3}
        maxLength={povTerms.commentMax}
        value={comment}
        onChange={({ currentTarget }) => {
          setComment(currentTarget.value);
          setWordless(false);
          draft.write(currentTarget.value);
        }}
      />
      {refusal !== undefined && (
        <StatusText $tone="danger" role="alert">
          {refusal}
        </StatusText>
      )}
      {declining ? (
        <DialogActions>
          <Button variant="ghost" onClick={() => setDeclining(false)}>
            {texts.back}
          </Button>
          <Button variant="danger" onClick={decline}>
            {texts.declineSure}
          </Button>
        </DialogActions>
      ) : (
        <DialogActions>
          <Button variant="ghost" onClick={() => setDeclining(true)}>
            {texts.decline}
          </Button>
          <Button
            variant="primary"
            whyNot={whyNotSubmit(request, uploads.length > 0, typedLink)}
            onClick={() => send('SUBMITTED')}
          >
            {texts.submit}
          </Button>
        </DialogActions>
      )}
    </>
  );
};

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  color: ${theme.color.text2};
  > :last-child {
    color: ${theme.color.text1};
  }
`;

interface PovDialogProps {
  readonly squadId: number;
  readonly onClose: () => void;
}

/**
 * The global modal `pov-request`: opened from the banner and from the squad's page. Closing it does not stop uploads.
 */
export const PovDialog = ({ squadId, onClose }: PovDialogProps) => {
  const query = useSquadPovQuery({ params: { id: squadId } }, { refetchOnMountOrArgChange: true });
  const body = (request: NonNullable<typeof query.data>['request']) => {
    if (request?.status !== 'REQUESTED') return <PovOutcome status={request?.status ?? null} onClose={onClose} />;
    return (
      <>
        <Facts>
          <span>{texts.squad(squadId)}</span>
          <span>
            {texts.left} <Countdown until={request.expiresAt} onEnd={query.refetch} />
          </span>
        </Facts>
        <Reason>
          <span>{texts.asked}</span>
          {request.reason}
        </Reason>
        <PovForm key={request.id} request={request} />
      </>
    );
  };
  return (
    <Dialog title={texts.dialogTitle} width={560} onClose={onClose}>
      <Loaded
        query={query}
        skeleton={
          <Stack $gap={16} role="status" aria-label={texts.dialogTitle}>
            <Skeleton $height={64} $radius="8px" />
            <Skeleton $height={140} $radius="12px" />
            <Skeleton $height={70} $radius="12px" />
            <Skeleton $height={112} $radius="12px" />
          </Stack>
        }
      >
        {({ request }) => body(request)}
      </Loaded>
    </Dialog>
  );
};
