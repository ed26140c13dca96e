import styled from 'styled-components';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { failedIn } from '../../entities/squad/failed-invitations';
import type { Me } from '../../../contract/schemas/me';
import type { AdminPermission } from '../../../domain/people/admin-permission';
import type { SquadStatus } from '../../../domain/squad/facts/squad-enums';
import { Stepper } from '../../kit/display/stepper';
import { Card } from '../../kit/layout/card';
import { DueCard } from './due/due-card';
import { type SquadDialog, SquadSceneContext, useSquad } from './scene/squad-scene';
import { texts } from './texts';
import type { SquadView } from '../../../contract/squads/squad-view';
import { memberOf } from '../../../domain/squad/questions/members';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { closeFailed } from '../../kit/overlay/failed-part';
import { lazyPart } from '../../kit/overlay/lazy-part';
import { MembersCard } from './members/members-card';
import { PriceCard, ReturnedCard } from './price/price-card';
import { lazyReviews } from './scene/page-hooks';
import { useScene } from './scene/use-scene';
import { SquadHeader } from './squad-header';
import { Aside, Column, Columns, Part } from './squad-look';

const opening: readonly AdminPermission[] = ['ALL', 'MANAGE_SQUADS', 'MANAGE_DISPUTES', 'MANAGE_SUPPORT'];

/** Whether an administrator may step into the chat of a squad that is not their own; the server decides. */
const mayEnterChat = ({ permissions }: Me): boolean => permissions.some((permission) => opening.includes(permission));

const Path = styled.div`
  margin-bottom: 20px;
`;

/** The step under way; a settled squad has all of them behind. A disbanded one is on no path any more. */
const stepOf = (status: Exclude<SquadStatus, 'DISBANDED'>, settled: boolean): number => {
  const step = { PENDING: 0, READY: 1, STARTED: 2, IN_A_GAME: 3, FINISHED: 4 }[status];
  return settled ? step + 1 : step;
};

const LifecycleCard = () => {
  const {
    state: { value: status },
    squad,
  } = useSquad();
  return (
    <Card>
      {status !== 'DISBANDED' && (
        <Path>
          <Stepper label={texts.path} steps={texts.steps} current={stepOf(status, squad.settledAt !== null)} />
        </Path>
      )}
      <DueCard />
    </Card>
  );
};

const dispute = lazyPart(() =>
  import(/* webpackChunkName: "squad-dispute" */ './dispute/dispute-card').then((m) => m.DisputeCard),
);
const cancellation = lazyPart(() =>
  import(/* webpackChunkName: "squad-below" */ './cancellation/cancellation-card').then((m) => m.CancellationCard),
);
const history = lazyPart(() =>
  import(/* webpackChunkName: "squad-below" */ './history/history-card').then((m) => m.HistoryCard),
);
const offers = lazyPart(() =>
  import(/* webpackChunkName: "squad-offers" */ './hot/offers-card').then((m) => m.OffersCard),
);
const lobby = lazyPart(() =>
  import(/* webpackChunkName: "squad-lobby" */ './lobby/lobby-card').then((m) => m.LobbyCard),
);
const failed = lazyPart(() =>
  import(/* webpackChunkName: "squad-failed" */ './failed/failed-card').then((m) => m.FailedCard),
);
const dialogs = lazyPart(
  () => import(/* webpackChunkName: "squad-dialogs" */ './dialogs/squad-dialogs').then((m) => m.SquadDialogs),
  { failed: closeFailed },
);

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
  readonly chat: ReactNode;
  /** What is asked of a member once the game is over. */
  readonly afterGame: ReactNode;
}

export const SquadContent = ({ view, me, chat, afterGame }: SquadContentProps) => {
  const [dialog, open] = useState<SquadDialog | null>(null);
  const scene = useScene(view, me, open);
  const { squad } = scene;
  const status = scene.state.value;
  const isMember = memberOf(squad, me.id) !== null;
  const { state: carried } = useLocation();
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
            {failedIn(carried).length > 0 && (
              <Part $order={1}>
                <Suspense>
                  <failed.Part />
                </Suspense>
              </Part>
            )}
            <Suspense fallback={later}>
              {squad.dispute !== null && (
                <Part $order={2}>
                  <dispute.Part />
                </Part>
              )}
              {status === 'PENDING' && squad.ownerId === me.id && squad.hotUntil !== null && (
                <Part $order={2}>
                  <offers.Part />
                </Part>
              )}
              {isMember && (status === 'READY' || status === 'STARTED' || status === 'IN_A_GAME') && (
                <Part $order={2}>
                  <lobby.Part />
                </Part>
              )}
              {status === 'FINISHED' && isMember && <Part $order={2}>{afterGame}</Part>}
              {status === 'FINISHED' && isMember && (
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
            <Part $order={3}>{status === 'DISBANDED' ? <ReturnedCard /> : <PriceCard />}</Part>
            {(isMember || mayEnterChat(me)) && <Part $order={5}>{chat}</Part>}
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
