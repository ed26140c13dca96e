import type { ModalName, ModalProps } from '../../ui/modals/modal-props';
import { lazyPart } from '../../ui/overlay/lazy-part';

type Props<N extends ModalName> = ModalProps[N] & { readonly onClose: () => void };

/** Global modals, each with its own chunk. */
export const modalRegistry = {
  gamePicker: lazyPart<Props<'game-picker'>>(() =>
    import(/* webpackChunkName: "game-picker" */ '../../features/games/game-picker').then((m) => m.GamePicker),
  ),
  userProfile: lazyPart<Props<'user-profile'>>(() =>
    import(/* webpackChunkName: "user-profile" */ '../../features/user-profile/user-profile-modal').then((m) => m.UserProfileModal),
  ),
  deposit: lazyPart<Props<'deposit'>>(() =>
    import(/* webpackChunkName: "deposit" */ '../../features/deposit/deposit-modal').then((m) => m.DepositModal),
  ),
  createSquad: lazyPart<Props<'create-squad'>>(() =>
    import(/* webpackChunkName: "create-squad-modal" */ '../../features/create-squad/modal/create-squad-modal').then((m) => m.CreateSquadModal),
  ),
  squadPing: lazyPart<Props<'squad-ping'>>(() =>
    import(/* webpackChunkName: "squad-ping" */ '../../features/squad-ping/squad-ping-modal').then((m) => m.SquadPingModal),
  ),
  povRequest: lazyPart<Props<'pov-request'>>(() =>
    import(/* webpackChunkName: "pov-request" */ '../../features/pov-request/pov-dialog').then((m) => m.PovDialog),
  ),
} as const;
