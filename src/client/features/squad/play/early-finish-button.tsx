import { Flag } from 'lucide-react';
import { Button } from '../../../ui/controls/button';
import { useSquad } from '../scene/squad-scene';
import { texts } from '../due/texts';

/** For those whose money it is about; others only play. */
export const EarlyFinishButton = ({ now }: { readonly now: number }) => {
  const { me, whyNot, open } = useSquad();
  const reason = whyNot({ type: 'squad.requestEarlyFinish', by: me.id, at: now });
  return (
    <Button size="sm" variant="soft" whyNot={reason} onClick={() => open({ name: 'earlyFinish' })}>
      <Flag aria-hidden />
      {texts.finishEarly}
    </Button>
  );
};
