import { sizeText } from '#domain/text/size-text.ts';
import { FileText } from '#client/kit/icons/file-text.tsx';
import { Paperclip } from '#client/kit/icons/paperclip.tsx';
import type { Me } from '#contract/schemas/me.ts';
import { acceptOf } from '#domain/files/names-of-kinds.ts';
import { disputeFileKinds } from '#domain/squad/facts/dispute-file-kinds.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FileButton } from '#client/kit/controls/file-button.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { nameOf, useSquad } from '../page-state/squad-page-state';
import { texts } from './texts';
import { checkFiles } from './check-files';
import { useSendFiles } from './use-send-files';
import { memberOf } from '#domain/squad/selectors/members.ts';
import { disputeOutcome } from '#domain/squad/simulation/outcomes.ts';
import { useAnswerDisputeMutation } from '#client/entities/squad/squad-play-api.ts';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { outcomeText } from '../play/early-finish-sums';
import { useStoredText } from '#client/kit/form/use-stored-text.ts';
import { useStep } from '../page-state/use-step';
import { Badge } from '#client/kit/display/badge.tsx';
import { Countdown, DateText } from '#client/kit/display/date-and-countdown.tsx';
import { CardTitle } from '#client/kit/layout/card.tsx';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { DecideDispute } from './decide-dispute';
import { CardFrame, Files, Head, Statement } from './dispute-styles';

const canDecideDisputes = ({ permissions }: Pick<Me, 'permissions'>): boolean =>
  permissions.some((permission) => permission === 'ALL' || permission === 'MANAGE_DISPUTES');

/** Adds a file to an open dispute, while the person may add more. */
const AddFile = () => {
  const { view, me } = useSquad();
  const send = useSendFiles(view.id);
  const toast = useToast();
  const own = view.disputeFiles?.filter(({ authorId }) => authorId === me.id).length ?? 0;
  const add = async (list: readonly File[]): Promise<string | undefined> => {
    const { files, errors } = checkFiles(list);
    const [why] = [...errors, ...(await send(files))];
    if (why === undefined) toast.success(texts.fileAdded);
    return why;
  };
  return (
    <FileButton
      size="sm"
      variant="soft"
      label={texts.addFile}
      icon={<Paperclip aria-hidden />}
      accept={acceptOf(disputeFileKinds)}
      whyNot={own >= disputeTerms.maxFiles ? texts.tooMany : null}
      onPick={add}
    />
  );
};

/** The other side agrees or refuses, with the exact sum of agreeing shown first. */
const AnswerDispute = () => {
  const { view, state, me } = useSquad();
  const [comment, setComment, clear] = useStoredText(`dispute-answer:${view.id}`);
  const [answer] = useAnswerDisputeMutation();
  const step = useStep();
  const trimmed = comment.trim();
  const short = trimmed !== '' && trimmed.length < disputeTerms.reasonMin;
  const answerWith = async (granted: boolean, done: string) => {
    const body = trimmed === '' ? { granted } : { granted, comment: trimmed };
    if (await step(() => answer({ params: { id: view.id }, body }).unwrap(), done)) clear();
  };
  const whyNot = short ? texts.commentShort : null;
  const consequence = outcomeText(disputeOutcome(state, null, me.id, serverNow()), me.mateAccess !== null);
  return (
    <Stack $gap={12}>
      <p>
        {texts.ifGranted(consequence)} {texts.ifRefused}
      </p>
      <TextArea
        label={texts.comment}
        value={comment}
        maxLength={disputeTerms.reasonMax}
        hint={texts.commentHint}
        error={short ? texts.commentShort : undefined}
        onChange={({ target }) => setComment(target.value)}
      />
      <Row>
        <Button variant="primary" whyNot={whyNot} onClick={() => answerWith(true, texts.granted)}>
          {texts.grant}
        </Button>
        <Button whyNot={whyNot} onClick={() => answerWith(false, texts.refused)}>
          {texts.refuse}
        </Button>
      </Row>
    </Stack>
  );
};

const tones = { NEW: 'warn', IN_PROGRESS: 'info', CLOSED: 'neutral' } as const;

/** A dispute from its reason to its end: statements and files of both sides, who answers now and until when. */
export const DisputeCard = () => {
  const { view, state, me, whyNot } = useSquad();
  const now = useServerNow();
  const { dispute } = state.context;
  if (dispute === null) return null;
  const { status, openedBy, wantedPercent, decidedPercent, expiresAt } = dispute;
  const answers = whyNot({ type: 'squad.answerDispute', by: me.id, at: now, granted: true }) === null;
  const isParty = memberOf(state.context, me.id) !== null;
  return (
    <CardFrame as="section" id="squad-dispute" tabIndex={-1} aria-labelledby="squad-dispute-title">
      <Head>
        <CardTitle id="squad-dispute-title">{texts.title}</CardTitle>
        <Badge $tone={tones[status]}>{texts.status[status]}</Badge>
        {expiresAt !== null && (
          <Badge>
            {texts.until} <Countdown until={new Date(expiresAt).toISOString()} />
          </Badge>
        )}
      </Head>
      <p>
        {decidedPercent === null
          ? texts.wanted(nameOf(view, openedBy) || texts.someone, wantedPercent)
          : `${texts.decided(decidedPercent)} ${texts.ended}`}
      </p>
      {view.disputeTexts?.map(({ kind, authorId, text, at }) => (
        <Statement key={`${kind} ${authorId} ${at}`}>
          <small>
            {texts.kind[kind]} · {nameOf(view, authorId)} · <DateText value={at} />
          </small>
          <p>{text}</p>
        </Statement>
      ))}
      {(view.disputeFiles?.length ?? 0) > 0 && (
        <Files>
          {view.disputeFiles?.map(({ id, name, url, size, authorId }) => (
            <li key={id}>
              <FileText aria-hidden size={16} />
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              <small>
                {nameOf(view, authorId)} · {sizeText(size)}
              </small>
            </li>
          ))}
        </Files>
      )}
      {status !== 'CLOSED' && isParty && (
        <Stack $gap={8} $align="start">
          <AddFile />
        </Stack>
      )}
      {answers && <AnswerDispute />}
      {status === 'IN_PROGRESS' && canDecideDisputes(me) && <DecideDispute />}
    </CardFrame>
  );
};
