import { useDispatch, useSelector } from 'react-redux';
import { useMe } from '../../api/use-me';
import { modalClosed, modalsSlice } from '../../ui/modals/modals-slice';
import type { OpenModal } from '../../ui/modals/modal-props';
import { modalRegistry } from './modal-registry';

/** Shows the modal on top. A modal gets the props it was opened with, and `onClose`. */
export const ModalHost = () => {
  const top = useSelector(modalsSlice.selectors.topModal);
  const dispatch = useDispatch();
  return top === undefined ? null : <Shown modal={top} onClose={() => dispatch(modalClosed())} />;
};

interface ShownProps {
  readonly modal: OpenModal;
  readonly onClose: () => void;
}

const Shown = ({ modal, onClose }: ShownProps) => {
  const me = useMe();
  // Guests sign in first, mates have the page: the modal is for clients alone.
  const isClient = me !== null && me.mateAccess === null;
  switch (modal.name) {
    case 'game-picker':
      return <modalRegistry.gamePicker.Part {...modal.props} onClose={onClose} />;
    case 'user-profile':
      return <modalRegistry.userProfile.Part {...modal.props} onClose={onClose} />;
    case 'deposit':
      return <modalRegistry.deposit.Part {...modal.props} onClose={onClose} />;
    case 'create-squad':
      return isClient ? <modalRegistry.createSquad.Part {...modal.props} onClose={onClose} /> : null;
    case 'pov-request':
      return <modalRegistry.povRequest.Part {...modal.props} onClose={onClose} />;
    case 'squad-ping':
      return <modalRegistry.squadPing.Part {...modal.props} onClose={onClose} />;
  }
};
