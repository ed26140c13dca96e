import { Suspense } from 'react';
import { SquadPage } from '../../features/squad/squad-page';
import { lazyPart } from '../../ui/overlay/lazy-part';

const squadChat = lazyPart<{ readonly squadId: number }>(() =>
  import(/* webpackChunkName: "squad-chat" */ '../../features/chat/squad/squad-chat').then((m) => m.SquadChat),
);

const povCard = lazyPart<{ readonly squadId: number }>(() =>
  import(/* webpackChunkName: "pov-card" */ '../../features/pov-request/pov-card').then((m) => m.PovCard),
);

/** Features do not know one another: here the squad's page gets its chat and what is asked of a member after the game. */
export const SquadRoute = () => (
  <SquadPage
    afterGame={(squadId) => (
      <Suspense>
        <povCard.Part squadId={squadId} />
      </Suspense>
    )}
    chat={(squadId) => (
      <Suspense>
        <squadChat.Part squadId={squadId} />
      </Suspense>
    )}
  />
);
