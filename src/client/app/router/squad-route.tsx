import { Suspense } from 'react';
import { SquadPage } from '../../features/squad/squad-page';
import { lazyPart } from '../../ui/overlay/lazy-part';

const squadChat = lazyPart<{ readonly squadId: number }>(() =>
  import(/* webpackChunkName: "squad-chat" */ '../../features/chat/squad/squad-chat').then((m) => m.SquadChat),
);

/** Features do not know one another: here the squad's page gets its chat. */
export const SquadRoute = () => (
  <SquadPage
    chat={(squadId) => (
      <Suspense>
        <squadChat.Part squadId={squadId} />
      </Suspense>
    )}
  />
);
