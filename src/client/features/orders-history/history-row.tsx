import { RotateCcw, Star } from 'lucide-react';
import type { SquadHistoryItem } from '../../../contract/squads/squad-lists';
import { formatDuration } from '../../../domain/text/format-duration';
import { ButtonLink } from '../../ui/controls/button-link';
import { Button } from '../../ui/controls/button';
import { formatNumber } from '../../ui/data/format-money';
import { AvatarStack } from '../../ui/people/avatar-stack';
import { Link } from '../../ui/routing/link';
import { CategoryIcon } from '../../ui/squad/category-icon';
import { About, Again, Line, Outcome, People, Problem, Sign, Sum, When } from './history-look';
import { outcome } from './outcome';
import { texts } from './texts';
import { useRepeat } from './use-repeat';

interface HistoryRowProps {
  readonly squad: SquadHistoryItem;
  readonly myId: string;
}

/** One squad; the whole line leads to its page, which says why when it is closed to the person. */
export const HistoryRow = ({ squad, myId }: HistoryRowProps) => {
  const { id, gameId, gameName, category, durationMinutes, members, amount, createdAt, finishedAt, repeatable, reviewPending, recreatedAs } = squad;
  const { repeat, problem } = useRepeat(id);
  const { text, tone } = outcome(squad);
  const others = members.map(({ user }) => user).filter((user) => user.id !== myId);
  const names = others.length === 0 ? texts.alone : others.map(({ username }) => username).join(', ');
  const title = texts.squad(category.name, formatDuration(durationMinutes));
  const about = texts.about(formatNumber(id), gameName, names);
  return (
    <Line>
      <Sign aria-hidden>
        <CategoryIcon kind={category.kind} />
      </Sign>
      <About>
        <Link to={`/${gameId}/squads/${id}`}>{title}</Link>
        <p title={about}>{about}</p>
      </About>
      <Again>
        {reviewPending && (
          <ButtonLink size="sm" to={`/${gameId}/squads/${id}`} aria-label={texts.reviewSquad(formatNumber(id))}>
            <Star aria-hidden />
            {texts.review}
          </ButtonLink>
        )}
        {recreatedAs !== null && (
          <ButtonLink size="sm" variant="ghost" to={`/${gameId}/squads/${recreatedAs}`}>
            {texts.successor(formatNumber(recreatedAs))}
          </ButtonLink>
        )}
        {repeatable && (
          <Button size="sm" aria-label={texts.repeatSquad(formatNumber(id))} onClick={repeat}>
            <RotateCcw aria-hidden />
            {texts.repeat}
          </Button>
        )}
      </Again>
      <People>{others.length > 0 && <AvatarStack people={others} size={32} max={3} />}</People>
      <Outcome $tone={tone}>{text}</Outcome>
      <When value={finishedAt ?? createdAt} />
      <Sum value={amount} signed tinted />
      {problem !== null && <Problem role="alert">{problem}</Problem>}
    </Line>
  );
};
