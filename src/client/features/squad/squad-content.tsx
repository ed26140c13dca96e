import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Me } from '../../../contract/schemas/me';
import type { SquadView } from '../../../contract/squads/squad-view';
import { memberOf } from '../../../domain/squad/queries/members';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Page } from '../../ui/layout/page';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { LifecycleCard } from './lifecycle-card';
import { mayEnterChat } from './may-enter-chat';
import { MembersCard } from './members/members-card';
import { PriceCard } from './price/price-card';
import { ReturnedCard } from './price/returned-card';
import { lazyReviews } from './reviews/lazy-reviews';
import type { SquadDialog } from './scene/squad-dialog';
import { SquadSceneContext } from './scene/squad-scene';
import { useScene } from './scene/use-scene';
import { SquadHeader } from './squad-header';
import { Aside, Column, Columns, Part } from './squad-look';

const dispute = lazyPart(() => import(/* webpackChunkName: "squad-dispute" */ './dispute/dispute-card').then((m) => m.DisputeCard));
const cancellation = lazyPart(() => import(/* webpackChunkName: "squad-below" */ './cancellation/cancellation-card').then((m) => m.CancellationCard));
const history = lazyPart(() => import(/* webpackChunkName: "squad-below" */ './history/history-card').then((m) => m.HistoryCard));
const offers = lazyPart(() => import(/* webpackChunkName: "squad-offers" */ './hot/offers-card').then((m) => m.OffersCard));
const dialogs = lazyPart(() => import(/* webpackChunkName: "squad-dialogs" */ './dialogs/squad-dialogs').then((m) => m.SquadDialogs));

/** In its place on a phone too. */
const later = (
  <Part $order={2}>
    <Skeleton $height={160} $radius="16px" />
  </Part>
);

interface SquadContentProps {
  readonly view: SquadView;
  readonly me: Me;
  /** The squad's chat, for its members. */
  readonly chat: (squadId: number) => ReactNode;
  readonly afterGame: (squadId: number) => ReactNode;
}

export const SquadContent = ({ view, me, chat, afterGame }: SquadContentProps) => {
  const [dialog, open] = useState<SquadDialog | null>(null);
  const scene = useScene(view, me, open);
  const isMember = memberOf(view.context, me.id) !== null;
  return (
    <SquadSceneContext value={scene}>
      <Page>
        <Columns>
          <Column>
            <Part $order={0}>
              <SquadHeader />
            </Part>
            <Part $order={1}>
              <LifecycleCard />
            </Part>
            <Suspense fallback={later}>
              {view.context.dispute !== null && (
                <Part $order={2}>
                  <dispute.Part />
                </Part>
              )}
              {view.status === 'PENDING' && view.ownerId === me.id && view.context.hotUntil !== null && (
                <Part $order={2}>
                  <offers.Part />
                </Part>
              )}
              {view.status === 'FINISHED' && isMember && <Part $order={2}>{afterGame(view.id)}</Part>}
              {view.status === 'FINISHED' && isMember && (
                <Part $order={2}>
                  <lazyReviews.Part />
                </Part>
              )}
            </Suspense>
            <Part $order={2}>
              <MembersCard />
            </Part>
            <Part $order={4}>
              <Suspense>
                <cancellation.Part />
              </Suspense>
            </Part>
            <Part $order={6}>
              <Suspense fallback={<Skeleton $height={240} $radius="16px" />}>
                <history.Part />
              </Suspense>
            </Part>
          </Column>
          <Aside>
            <Part $order={3}>
              {view.status === 'DISBANDED' ? <ReturnedCard /> : <PriceCard />}
            </Part>
            {(isMember || mayEnterChat(me)) && <Part $order={5}>{chat(view.id)}</Part>}
          </Aside>
        </Columns>
      </Page>
      {dialog !== null && (
        <Suspense>
          <dialogs.Part dialog={dialog} onClose={() => open(null)} />
        </Suspense>
      )}
    </SquadSceneContext>
  );
};
