import type { ComponentType } from 'react';
import type { ModalName, ModalProps, OpenModal } from '../../entities/modals/modals';
import { toastAndClose } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { useMe } from '../../entities/person/users-api';

type Props<N extends ModalName> = ModalProps[N] & { readonly onClose: () => void };

const modal = <N extends ModalName>(load: () => Promise<ComponentType<Props<N>>>) =>
  lazyComponent<Props<N>>(load, { renderError: toastAndClose });

/** Global modals, each with its own chunk. */
const modalRegistry = {
  gamePicker: modal<'game-picker'>(() =>
    import(/* webpackChunkName: "game-picker" */ '../../features/game-picker/game-picker').then((m) => m.GamePicker),
  ),
  userProfile: modal<'user-profile'>(() =>
    import(/* webpackChunkName: "user-profile" */ '../../features/user-profile/user-profile-modal').then(
      (m) => m.UserProfileModal,
    ),
  ),
  deposit: modal<'deposit'>(() =>
    import(/* webpackChunkName: "deposit" */ '../../features/deposit/deposit-modal').then((m) => m.DepositModal),
  ),
  createSquad: modal<'create-squad'>(() =>
    import(/* webpackChunkName: "create-squad-modal" */ '../../features/create-squad/modal/create-squad-modal').then(
      (m) => m.CreateSquadModal,
    ),
  ),
  squadPing: modal<'squad-ping'>(() =>
    import(/* webpackChunkName: "squad-ping" */ '../../features/squad-ping/squad-ping-modal').then(
      (m) => m.SquadPingModal,
    ),
  ),
  povRequest: modal<'pov-request'>(() =>
    import(/* webpackChunkName: "pov-request" */ '../../features/pov-request/pov-dialog').then((m) => m.PovDialog),
  ),
} as const;

interface ShownProps {
  readonly modal: OpenModal;
  readonly onClose: () => void;
}

/** A modal receives the props that it was opened with, and `onClose`. */
export const ShownModal = ({ modal, onClose }: ShownProps) => {
  const me = useMe();
  // Guests have to sign in first and mates have a page of their own: the modal is for clients only.
  const isClient = me !== null && me.mateAccess === null;
  switch (modal.name) {
    case 'game-picker':
      return <modalRegistry.gamePicker.Component {...modal.props} onClose={onClose} />;
    case 'user-profile':
      return <modalRegistry.userProfile.Component {...modal.props} onClose={onClose} />;
    case 'deposit':
      return <modalRegistry.deposit.Component {...modal.props} onClose={onClose} />;
    case 'create-squad':
      return isClient ? <modalRegistry.createSquad.Component {...modal.props} onClose={onClose} /> : null;
    case 'pov-request':
      return <modalRegistry.povRequest.Component {...modal.props} onClose={onClose} />;
    case 'squad-ping':
      return <modalRegistry.squadPing.Component {...modal.props} onClose={onClose} />;
  }
};
