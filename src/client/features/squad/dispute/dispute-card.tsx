import { FileText } from 'lucide-react';
import { Badge } from '../../../ui/data/badge';
import { Countdown } from '../../../ui/data/countdown';
import { DateText } from '../../../ui/data/date-text';
import { CardTitle } from '../../../ui/layout/card';
import { useServerNow } from '../../../ui/time/use-server-now';
import { nameOf } from '../scene/name-of';
import { useSquad } from '../scene/squad-scene';
import { AddFile } from './add-file';
import { AnswerDispute } from './answer-dispute';
import { canDecideDisputes } from './can-decide-disputes';
import { DecideDispute } from './decide-dispute';
import { Face, Files, Head, Said } from './dispute-look';
import { texts } from './texts';

const tones = { NEW: 'warn', IN_PROGRESS: 'info', CLOSED: 'neutral' } as const;
const megabyte = 1024 * 1024;
const sizeOf = (bytes: number) => texts.size(new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }).format(Math.max(bytes / megabyte, 0.1)));

/** A dispute from its reason to its end: what each has said and shown, who answers now and until when. */
export const DisputeCard = () => {
  const { view, state, me, whyNot } = useSquad();
  const now = useServerNow();
  const { dispute } = state.context;
  if (dispute === null) return null;
  const { status, openedBy, wantedPercent, decidedPercent, expiresAt } = dispute;
  const answers = whyNot({ type: 'squad.answerDispute', by: me.id, at: now, granted: true }) === null;
  const isParty = view.members.some(({ id, state: joined }) => id === me.id && joined === 'JOINED');
  return (
    <Face as="section" id="squad-dispute" tabIndex={-1} aria-labelledby="squad-dispute-title">
      <Head>
        <CardTitle id="squad-dispute-title">{texts.title}</CardTitle>
        <Badge $tone={tones[status]}>{texts.status[status]}</Badge>
        {expiresAt !== null && (
          <Badge>
            {texts.until} <Countdown until={new Date(expiresAt).toISOString()} />
          </Badge>
        )}
      </Head>
      <p>{decidedPercent === null ? texts.wanted(nameOf(view, openedBy) || texts.someone, wantedPercent) : `${texts.decided(decidedPercent)} ${texts.ended}`}</p>
      {view.disputeTexts?.map(({ kind, author, text, at }) => (
        <Said key={`${kind} ${author.id} ${at}`}>
          <small>
            {texts.kind[kind]} · {author.username} · <DateText value={at} />
          </small>
          <p>{text}</p>
        </Said>
      ))}
      {(view.disputeFiles?.length ?? 0) > 0 && (
        <Files>
          {view.disputeFiles?.map(({ id, name, url, size, author }) => (
            <li key={id}>
              <FileText aria-hidden size={16} />
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              <small>
                {author.username} · {sizeOf(size)}
              </small>
            </li>
          ))}
        </Files>
      )}
      {status !== 'CLOSED' && isParty && (
        <div>
          <AddFile />
        </div>
      )}
      {answers && <AnswerDispute />}
      {status === 'IN_PROGRESS' && canDecideDisputes(me) && <DecideDispute />}
    </Face>
  );
};
