import { memo, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { disputeHash } from '../../entities/person/paths';
import { failedIn } from '../../entities/squad/failed-invitations';
import type { Me } from '#contract/schemas/me.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { Card } from '../../kit/layout/card';
import { DueCard } from './due/due-card';
import { type SquadDialog, SquadPageStateContext, useSquad, type Viewer } from './page-state/squad-page-state';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { toastAndClose } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { LifecyclePath } from './lifecycle-path';
import { MembersCard } from './members/members-card';
import { PriceCard, ReturnedCard } from './price/price-card';
import { lazyReviews } from './page-state/page-hooks';
import { useSquadPageState } from './page-state/use-squad-page-state';
import { SquadHeader } from './squad-header';
import { Aside, Column, Columns, Slot } from './squad-layout';

const opening: readonly AdminPermission[] = ['ALL', 'MANAGE_SQUADS', 'MANAGE_DISPUTES', 'MANAGE_SUPPORT'];

/** Whether an administrator may join the chat of a squad that is not their own; the server decides. */
const mayEnterChat = ({ permissions }: Viewer): boolean =>
  permissions.some((permission) => opening.includes(permission));

const LifecycleCard = () => (
  <Card>
    <LifecyclePath />
    <DueCard />
  </Card>
);

const dispute = lazyComponent(() =>
  import(/* webpackChunkName: "squad-dispute" */ './dispute/dispute-card').then((m) => m.DisputeCard),
);
const cancellation = lazyComponent(() =>
  import(/* webpackChunkName: "squad-below" */ './cancellation/cancellation-card').then((m) => m.CancellationCard),
);
const history = lazyComponent(() =>
  import(/* webpackChunkName: "squad-below" */ './history/history-card').then((m) => m.HistoryCard),
);
const offers = lazyComponent(() =>
  import(/* webpackChunkName: "squad-offers" */ './hot/offers-card').then((m) => m.OffersCard),
);
const lobby = lazyComponent(() =>
  import(/* webpackChunkName: "squad-lobby" */ './lobby/lobby-card').then((m) => m.LobbyCard),
);
const failed = lazyComponent(() =>
  import(/* webpackChunkName: "squad-failed" */ './failed/failed-card').then((m) => m.FailedCard),
);
const dialogs = lazyComponent(
  () => import(/* webpackChunkName: "squad-dialogs" */ './dialogs/squad-dialogs').then((m) => m.SquadDialogs),
  { renderError: toastAndClose },
);

/** In its position on a phone too. */
const later = (
  <Slot $order={2}>
    <Skeleton $height={160} $radius="16px" />
  </Slot>
);

interface CardsProps {
  /** The squad's chat, for its members. */
  readonly chat: ReactNode;
  /** What is asked of a member after the game. */
  readonly afterGame: ReactNode;
}

/** Not rendered again when a dialog is opened over them. */
const Cards = memo(({ chat, afterGame }: CardsProps) => {
  const { state: carried } = useLocation();
  const { view, squad, state, me } = useSquad();
  const status = state.value;
  // By the server's word, not by a step that is on its way: it refuses chat and lobby to whom it has not let in yet.
  const isMember = view.squad.members.some(({ id }) => id === me.id);
  return (
    <Page>
      <Columns>
        <Column>
          <Slot $order={0}>
            <SquadHeader />
          </Slot>
          <Slot $order={1}>
            <LifecycleCard />
          </Slot>
          {failedIn(carried).length > 0 && (
            <Slot $order={1}>
              <Suspense>
                <failed.Component />
              </Suspense>
            </Slot>
          )}
          <Suspense fallback={later}>
            {squad.dispute !== null && (
              <Slot $order={2}>
                <dispute.Component />
              </Slot>
            )}
            {status === 'PENDING' && squad.ownerId === me.id && squad.hotUntil !== null && (
              <Slot $order={2}>
                <offers.Component />
              </Slot>
            )}
            {isMember && (status === 'READY' || status === 'STARTED' || status === 'IN_A_GAME') && (
              <Slot $order={2}>
                <lobby.Component />
              </Slot>
            )}
            {status === 'FINISHED' && isMember && <Slot $order={2}>{afterGame}</Slot>}
            {status === 'FINISHED' && isMember && (
              <Slot $order={2}>
                <lazyReviews.Component />
              </Slot>
            )}
          </Suspense>
          <Slot $order={2}>
            <MembersCard />
          </Slot>
          <Slot $order={4}>
            <Suspense>
              <cancellation.Component />
            </Suspense>
          </Slot>
          <Slot $order={6}>
            <Suspense fallback={<Skeleton $height={240} $radius="16px" />}>
              <history.Component />
            </Suspense>
          </Slot>
        </Column>
        <Aside>
          <Slot $order={3}>{status === 'DISBANDED' ? <ReturnedCard /> : <PriceCard />}</Slot>
          {(isMember || mayEnterChat(me)) && <Slot $order={5}>{chat}</Slot>}
        </Aside>
      </Columns>
    </Page>
  );
});

interface SquadContentProps extends CardsProps {
  readonly view: SquadView;
  readonly me: Me;
}

export const SquadContent = ({ view, me, ...parts }: SquadContentProps) => {
  const { hash } = useLocation();
  const [dialog, open] = useState<SquadDialog | null>(hash === disputeHash ? { name: 'dispute' } : null);
  const pageState = useSquadPageState(view, me, open);
  return (
    <SquadPageStateContext value={pageState}>
      <Cards {...parts} />
      {dialog !== null && (
        <Suspense>
          <dialogs.Component dialog={dialog} onClose={() => open(null)} />
        </Suspense>
      )}
    </SquadPageStateContext>
  );
};
