import { type ComponentProps, Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { Loaded } from '../../api/loaded';
import { useSquadQuery } from '../../entities/squad/squads-api';
import { useWatchedSquad } from '../../entities/squad/watched-squads';
import { useMe } from '../../entities/person/users-api';
import { useReadSeen } from '../../entities/notification/notifications-api';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { lazyMachine } from '../../features/squad/page-state/lazy-machine';
import { useAfterGameReady, useDeadlineRefetch, useWasOffered } from '../../features/squad/page-state/page-hooks';
import { SquadContent } from '../../features/squad/squad-content';
import { SquadSkeleton } from '../../features/squad/squad-layout';
import { texts } from '../../features/squad/texts';

const squadChat = lazyComponent<{ readonly squadId: number }>(() =>
  import(/* webpackChunkName: "squad-chat" */ '../../features/chat/squad/squad-chat').then((m) => m.SquadChat),
);

/** Few members get a request, and only after the game. */
const povCard = lazyComponent<{ readonly squadId: number }>(() =>
  import(/* webpackChunkName: "pov-card" */ '../../features/pov-request/pov-card').then((m) => m.PovCard),
);

const squadMissing = lazyComponent(
  () =>
    import(/* webpackChunkName: "squad-missing" */ '../../features/squad/squad-missing').then((m) => m.SquadMissing),
  { renderError: null },
);

const Missing = (props: ComponentProps<typeof squadMissing.Component>) => (
  <Suspense fallback={<SquadSkeleton />}>
    <squadMissing.Component {...props} />
  </Suspense>
);

/** `/{gameId}/squads/{squadId}` */
export const SquadPage = () => {
  const { squadId = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(squadId) ? <Known key={squadId} id={Number(squadId)} /> : <Missing />;
};

const Known = ({ id }: { readonly id: number }) => {
  const me = useMe();
  const { pathname } = useLocation();
  useEffect(() => void lazyMachine.preload(), []);
  useReadSeen(pathname);
  const query = useSquadQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const { data: view, refetch, startedTimeStamp } = query;
  useDeadlineRefetch(view, startedTimeStamp, refetch);
  // Members are notified by the socket anyway.
  const looksOn = view != null && me !== null && view.squad.members.every(({ id: member }) => member !== me.id);
  useWatchedSquad(looksOn ? id : null);
  const wasOffered = useWasOffered(view, me);
  const ready = useAfterGameReady(view, me, povCard.preload);
  if (me === null || !ready) return <SquadSkeleton />;
  return (
    <Loaded
      query={query}
      skeleton={<SquadSkeleton />}
      missing={<Missing id={id} wasOffered={wasOffered} />}
      pageTitle={texts.failedTitle}
    >
      {(shown) => (
        <SquadContent
          view={shown}
          me={me}
          afterGame={<povCard.Component squadId={id} />}
          chat={
            <Suspense>
              <squadChat.Component squadId={id} />
            </Suspense>
          }
        />
      )}
    </Loaded>
  );
};
