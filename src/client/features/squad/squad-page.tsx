import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { failureOf } from '../../api/api-failure';
import { useSquadQuery } from '../../api/squads-api';
import { useMe } from '../../api/use-me';
import { useReadSeen } from '../../api/use-read-seen';
import { PageError } from '../../ui/feedback/page-error';
import { useAfterGameReady } from './reviews/use-after-game-ready';
import { useDeadlineRefetch } from './scene/use-deadline-refetch';
import { useWasOffered } from './hot/use-was-offered';
import { SquadContent } from './squad-content';
import { SquadMissing } from './squad-missing';
import { SquadSkeleton } from './squad-skeleton';
import { texts } from './texts';

interface SquadPageProps {
  readonly chat: (squadId: number) => ReactNode;
  /** What others ask of a member once the game is over. */
  readonly afterGame: (squadId: number) => ReactNode;
}

/** `/{gameId}/squads/{squadId}` */
export const SquadPage = ({ chat, afterGame }: SquadPageProps) => {
  const { squadId = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(squadId) ? <Known key={squadId} id={Number(squadId)} chat={chat} afterGame={afterGame} /> : <SquadMissing />;
};

const Known = ({ id, chat, afterGame }: SquadPageProps & { readonly id: number }) => {
  const me = useMe();
  const { pathname } = useLocation();
  useReadSeen(pathname);
  const { data: view, error, isLoading, refetch, startedTimeStamp } = useSquadQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  useDeadlineRefetch(view?.deadlineAt ?? null, startedTimeStamp, refetch);
  const wasOffered = useWasOffered(view, me);
  const ready = useAfterGameReady(view, me);
  if (isLoading || me === null || !ready) return <SquadSkeleton />;
  if (view === null) return <SquadMissing id={id} wasOffered={wasOffered} />;
  if (view === undefined) {
    return <PageError title={texts.failedTitle} text={failureOf(error).message} onRetry={refetch} />;
  }
  return <SquadContent view={view} me={me} chat={chat} afterGame={afterGame} />;
};
