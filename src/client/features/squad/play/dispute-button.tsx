import { Button } from '../../../ui/controls/button';
import { texts } from '../due/texts';
import { useSquad } from '../scene/squad-scene';

/** Opens the dispute's dialog; not there for those who cannot open one any more. */
export const DisputeButton = ({ now }: { readonly now: number }) => {
  const { me, whyNot, open } = useSquad();
  if (whyNot({ type: 'squad.openDispute', by: me.id, at: now, wantedPercent: 100 }) !== null) return null;
  return (
    <Button variant="ghost" onClick={() => open({ name: 'dispute' })}>
      {texts.somethingWrong}
    </Button>
  );
};
