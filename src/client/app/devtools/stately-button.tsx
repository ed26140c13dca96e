import { useState } from 'react';
import { Button } from '../../kit/controls/button';
import type { StatelyInspector } from '../boot/attach-inspector';
import { Line } from './line';
import { texts } from './texts';

/** Opens Stately's inspector: browsers allow a window only on a press. */
export const StatelyButton = ({ open }: Pick<StatelyInspector, 'open'>) => {
  const [state, setState] = useState<'closed' | 'open' | 'blocked'>('closed');
  if (state === 'open') return null;
  return (
    <Line role="status">
      {state === 'blocked' && <span>{texts.blocked}</span>}
      <Button size="sm" onClick={() => setState(open() ? 'open' : 'blocked')}>
        {texts.openStately}
      </Button>
    </Line>
  );
};
