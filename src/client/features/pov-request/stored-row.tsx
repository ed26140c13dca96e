import { Clapperboard, Trash2 } from 'lucide-react';
import type { PovRequestView } from '../../../contract/schemas/pov-request';
import { Button } from '../../ui/controls/button';
import { IconButton } from '../../ui/controls/icon-button';
import { formatBytes } from './format-bytes';
import { About, Buttons, Name, Row, Said } from './pov-look';
import { texts } from './texts';

interface StoredRowProps {
  readonly file: PovRequestView['files'][number];
  readonly onRemove: () => unknown;
  /** The file is picked anew, and its upload goes on. */
  readonly onPick: () => void;
}

/** A recording as the server has it: whole, or a part that this tab knows nothing of. */
export const StoredRow = ({ file: { name, size, received, complete }, onRemove, onPick }: StoredRowProps) => (
  <Row>
    <Clapperboard aria-hidden />
    <About>
      <Name title={name}>{name}</Name>
      <Said $tone={complete ? 'ok' : 'plain'}>{complete ? texts.whole(formatBytes(size)) : texts.elsewhere(formatBytes(received), formatBytes(size))}</Said>
      {!complete && (
        <Button size="sm" onClick={onPick}>
          {texts.sameFile}
        </Button>
      )}
    </About>
    <Buttons>
      <IconButton label={texts.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </Buttons>
  </Row>
);
