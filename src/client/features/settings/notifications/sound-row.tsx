import { useSyncExternalStore } from 'react';
import { Switch } from '../../../ui/form/switch';
import { soundSwitch } from '../../../ui/sound/sound-switch';
import { Actions, Line, Words } from './channel-look';
import { texts } from './texts';

/** The sound of this browser; every tab of it follows at once. */
export const SoundRow = () => {
  const isOn = useSyncExternalStore(soundSwitch.subscribe, soundSwitch.isOn);
  return (
    <li>
      <Line>
        <Words>
          <h3>{texts.sound}</h3>
          <p>{texts.soundLead}</p>
        </Words>
        <Actions>
          <Switch checked={isOn} onChange={soundSwitch.set} label={texts.soundSwitch} shortLabel={texts.soundShort} />
        </Actions>
      </Line>
    </li>
  );
};
