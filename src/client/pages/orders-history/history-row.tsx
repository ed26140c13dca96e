import { useAttempt } from '../../api/use-attempt';
import { RotateCcw } from '../../kit/icons/rotate-ccw';
import { Scale } from '../../kit/icons/scale';
import { Star } from '../../kit/icons/star';
import { refusedCreationText } from '../../entities/squad/failed-invitations';
import { disputePath } from '../../entities/person/paths';
import { useOpenCreated } from '../../entities/squad/use-open-created';
import { useRepeatSquadMutation } from '../../entities/squad/squads-steps-api';
import type { SquadHistoryItem } from '#contract/squads/squad-lists-fields.ts';
import type { BadgeTone } from '../../kit/display/badge';
import { texts } from './texts';
import { formatDuration } from '#domain/text/format.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { Button } from '../../kit/controls/button';
import { AvatarStack } from '../../entities/person/avatar-stack';
import { Link } from '../../kit/routing/link';
import { serverNow } from '../../kit/time/server-now';
import { CategoryIcon } from '../../entities/game/category-icon';
import { About, Again, Line, Outcome, People, ErrorText, Sign, Sum, When } from './history-styles';
import { squadPath } from '#contract/routes/game-pages.ts';

/** Creates a squad with the same people and opens its page; `errorText` is the text of a refusal. */
const useRepeat = ({ id: squadId, members }: Pick<SquadHistoryItem, 'id' | 'members'>) => {
  const { run, refusal } = useAttempt();
  const [repeatSquad] = useRepeatSquadMutation();
  const openCreated = useOpenCreated();
  const nameOf = (memberId: string) => members.find(({ user }) => user.id === memberId)?.user.username ?? '';
  const repeat = (): Promise<boolean> =>
    run(
      async () => openCreated(await repeatSquad({ params: { id: squadId } }).unwrap(), nameOf),
      (failure) => refusedCreationText(failure, nameOf),
    );
  return { repeat, errorText: refusal };
};

const tones: Readonly<Record<keyof typeof texts.outcome, BadgeTone>> = {
  PENDING: 'info',
  READY: 'info',
  STARTED: 'accent',
  IN_A_GAME: 'accent',
  FINISHED: 'warn',
  SETTLED: 'ok',
  DISPUTED: 'danger',
  RECREATED: 'neutral',
  DISBANDED: 'neutral',
  LEFT: 'neutral',
};

/** The status of a squad; a finished game is over when its money is settled. */
const outcome = ({
  status,
  settled,
  left,
  dispute,
  recreatedAs,
}: Pick<SquadHistoryItem, 'status' | 'settled' | 'left' | 'dispute' | 'recreatedAs'>): {
  readonly text: string;
  readonly tone: BadgeTone;
} => {
  const disputed = dispute === 'NEW' || dispute === 'IN_PROGRESS';
  if (recreatedAs !== null) return { text: texts.outcome.RECREATED, tone: tones.RECREATED };
  if (disputed) return { text: texts.outcome.DISPUTED, tone: tones.DISPUTED };
  const key = left && status !== 'DISBANDED' ? 'LEFT' : status === 'FINISHED' && settled ? 'SETTLED' : status;
  return { text: texts.outcome[key], tone: tones[key] };
};

interface HistoryRowProps {
  readonly squad: SquadHistoryItem;
  readonly myId: string;
}

/** One squad; the whole line links to its page, which says why if it is closed to the person. */
export const HistoryRow = ({ squad, myId }: HistoryRowProps) => {
  const {
    id,
    gameId,
    gameName,
    category,
    durationMinutes,
    members,
    amount,
    createdAt,
    finishedAt,
    repeatable,
    disputableUntil,
    reviewPending,
    recreatedAs,
  } = squad;
  const { repeat, errorText } = useRepeat(squad);
  const { text, tone } = outcome(squad);
  const others = members.map(({ user }) => user).filter((user) => user.id !== myId);
  const names = others.length === 0 ? texts.alone : others.map(({ username }) => username).join(', ');
  const title = texts.squad(category.name, formatDuration(durationMinutes));
  const about = texts.about(id, gameName, names);
  return (
    <Line>
      <Sign aria-hidden>
        <CategoryIcon kind={category.kind} />
      </Sign>
      <About>
        <Link to={squadPath({ gameId, squadId: id })}>{title}</Link>
        <p title={about}>{about}</p>
      </About>
      <Again>
        {reviewPending && (
          <ButtonLink size="sm" to={squadPath({ gameId, squadId: id })} aria-label={texts.reviewSquad(id)}>
            <Star aria-hidden />
            {texts.review}
          </ButtonLink>
        )}
        {recreatedAs !== null && (
          <ButtonLink size="sm" variant="ghost" to={squadPath({ gameId, squadId: recreatedAs })}>
            {texts.successor(recreatedAs)}
          </ButtonLink>
        )}
        {repeatable && (
          <Button size="sm" aria-label={texts.repeatSquad(id)} onClick={repeat}>
            <RotateCcw aria-hidden />
            {texts.repeat}
          </Button>
        )}
        {disputableUntil !== null && Date.parse(disputableUntil) > serverNow() && (
          <ButtonLink size="sm" variant="ghost" to={disputePath(gameId, id)} aria-label={texts.disputeSquad(id)}>
            <Scale aria-hidden />
            {texts.dispute}
          </ButtonLink>
        )}
      </Again>
      <People>{others.length > 0 && <AvatarStack people={others} size={32} max={3} />}</People>
      <Outcome $tone={tone}>{text}</Outcome>
      <When value={finishedAt ?? createdAt} />
      <Sum value={amount} signed tinted />
      {errorText !== undefined && <ErrorText role="alert">{errorText}</ErrorText>}
    </Line>
  );
};
