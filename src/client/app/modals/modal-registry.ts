import type { ComponentType } from 'react';
import type { ModalName, ModalProps } from '../../ui/modals/modal-props';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { modalTitles } from './texts';

type Props<N extends ModalName> = ModalProps[N] & { readonly onClose: () => void };

const soon = <N extends ModalName>(name: N) =>
  lazyPart<Props<N>>(async (): Promise<ComponentType<Props<N>>> => {
    const { soonModal } = await import(/* webpackChunkName: "soon-modal" */ './soon-modal');
    return soonModal(modalTitles[name]);
  });

/** Global modals, each with its own chunk. A built one replaces its `soon` line. */
export const modalRegistry = {
  gamePicker: lazyPart<Props<'game-picker'>>(() =>
    import(/* webpackChunkName: "game-picker" */ '../../features/games/game-picker').then((m) => m.GamePicker),
  ),
  userProfile: soon('user-profile'),
  deposit: lazyPart<Props<'deposit'>>(() =>
    import(/* webpackChunkName: "deposit" */ '../../features/deposit/deposit-modal').then((m) => m.DepositModal),
  ),
  createSquad: lazyPart<Props<'create-squad'>>(() =>
    import(/* webpackChunkName: "create-squad-modal" */ '../../features/create-squad/modal/create-squad-modal').then((m) => m.CreateSquadModal),
  ),
  squadPing: lazyPart<Props<'squad-ping'>>(() =>
    import(/* webpackChunkName: "squad-ping" */ '../../features/squad-ping/squad-ping-modal').then((m) => m.SquadPingModal),
  ),
} as const;
