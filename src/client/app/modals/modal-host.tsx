import { useDispatch, useSelector } from 'react-redux';
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
  switch (modal.name) {
    case 'game-picker':
      return <modalRegistry.gamePicker.Part {...modal.props} onClose={onClose} />;
    case 'user-profile':
      return <modalRegistry.userProfile.Part {...modal.props} onClose={onClose} />;
    case 'deposit':
      return <modalRegistry.deposit.Part {...modal.props} onClose={onClose} />;
    case 'create-squad':
      return <modalRegistry.createSquad.Part {...modal.props} onClose={onClose} />;
    case 'pov-request':
      return <modalRegistry.povRequest.Part {...modal.props} onClose={onClose} />;
    case 'squad-ping':
      return <modalRegistry.squadPing.Part {...modal.props} onClose={onClose} />;
  }
};
