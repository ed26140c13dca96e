import { Bell as BellIcon } from 'lucide-react';
import { IconButton } from '../../ui/controls/icon-button';
import { usePanel } from '../panels/use-panel';
import { texts } from './texts';

export const Bell = () => {
  const panel = usePanel('events');
  return (
    <IconButton variant="soft" label={texts.notifications} aria-haspopup="dialog" onClick={panel.open}>
      <BellIcon aria-hidden />
    </IconButton>
  );
};
