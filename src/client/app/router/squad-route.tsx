import { Suspense } from 'react';
import { PovCard } from '../../features/pov-request/pov-card';
import { SquadPage } from '../../features/squad/squad-page';
import { lazyPart } from '../../ui/overlay/lazy-part';

const squadChat = lazyPart<{ readonly squadId: number }>(() =>
  import(/* webpackChunkName: "squad-chat" */ '../../features/chat/squad/squad-chat').then((m) => m.SquadChat),
);

/** Features do not know one another: here the squad's page gets its chat and what is asked of a member after the game. */
export const SquadRoute = () => (
  <SquadPage
    afterGame={(squadId) => <PovCard squadId={squadId} />}
    chat={(squadId) => (
      <Suspense>
        <squadChat.Part squadId={squadId} />
      </Suspense>
    )}
  />
);
