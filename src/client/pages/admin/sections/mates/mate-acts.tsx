import { useState } from 'react';
import { useBlockMateMutation, useTakeMateAccessMutation } from '#client/entities/admin/admin-mates-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { untilSeen } from '../../kit/acts/why-not';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { Quiet } from '../../kit/quiet';
import { PercentDialog } from '../common/percent-dialog';
import { LevelDialog } from './level-dialog';
import { texts } from './texts';
import type { ActProps, Mate } from './mate';

const BlockDialog = ({ mate, seen, onClose }: ActProps) => {
  const [block] = useBlockMateMutation();
  const toast = useToast();
  // The action that the operator has chosen, even if another operator changes the mate meanwhile.
  const [blocked] = useState(mate.blocked);
  return (
    <ReasonDialog
      title={blocked ? texts.unblockTitle : texts.blockTitle}
      confirmLabel={blocked ? texts.unblockDo : texts.blockDo}
      dangerous={!blocked}
      toPerson
      consequence={blocked ? undefined : <Quiet>{texts.blockTold}</Quiet>}
      onClose={onClose}
      onConfirm={async (reason) => {
        const action = blocked ? 'UNBLOCK' : 'BLOCK';
        await block({ params: { id: mate.person.id }, body: { action, reason, seen } }).unwrap();
        toast.success(texts.saved);
      }}
    />
  );
};

const TakeDialog = ({ mate, seen, onClose }: ActProps) => {
  const [take] = useTakeMateAccessMutation();
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.takeTitle}
      confirmLabel={texts.takeDo}
      toPerson
      consequence={<Quiet>{texts.takeTold}</Quiet>}
      onClose={onClose}
      onConfirm={async (reason) => {
        await take({ params: { id: mate.person.id }, body: { gameId: mate.gameId, reason, seen } }).unwrap();
        toast.success(texts.saved);
      }}
    />
  );
};

const dialogs = { level: LevelDialog, percent: PercentDialog, block: BlockDialog, take: TakeDialog } as const;

/** What this operator may do with the mate; nobody may act on themselves or on a person with more permissions. */
export const MateActs = ({ mate }: { readonly mate: Mate }) => {
  const may = useMay();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const seen = useSeen(`mate:${mate.person.id}`, open !== null);
  if (!mate.mayAct) return <Quiet>{texts.mayNot}</Quiet>;
  const Dialog = open === null ? null : dialogs[open];
  return (
    <Row $gap={8}>
      {may('UPDATE_MATE_ACCESS') && (
        <>
          <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setOpen('level')}>
            {texts.setLevel}
          </Button>
          <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setOpen('block')}>
            {mate.blocked ? texts.unblock : texts.block}
          </Button>
        </>
      )}
      {may('UPDATE_MATE_PERCENT') && (
        <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setOpen('percent')}>
          {texts.setPercent}
        </Button>
      )}
      {may('DELETE_MATE_ACCESS') && (
        <Button size="sm" variant="danger" whyNot={untilSeen(seen)} onClick={() => setOpen('take')}>
          {texts.take}
        </Button>
      )}
      {Dialog !== null && seen !== undefined && <Dialog mate={mate} seen={seen} onClose={() => setOpen(null)} />}
    </Row>
  );
};
