import { useState } from 'react';
import { useBlockMateMutation, useTakeMateAccessMutation } from '#client/entities/desk/mates-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { untilSeen } from '../../kit/acts/why-not';
import { useSeen } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { Quiet } from '../../kit/quiet';
import { PercentDialog } from '../common/percent-dialog';
import { LevelDialog } from './level-dialog';
import { texts } from './texts';
import type { ActProps, Mate } from './mate';
import { ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

const BlockDialog = ({ mate, onClose }: ActProps) => {
  // The action that the operator has chosen, even if another operator changes the mate meanwhile.
  const [blocked] = useState(mate.blocked);
  const action = blocked ? ('UNBLOCK' as const) : ('BLOCK' as const);
  const title = blocked ? texts.unblockTitle : texts.blockTitle;
  const { id } = mate.person;
  const act = useAct(useBlockMateMutation(), { title, subject: `mate:${id}`, done: texts.saved, onClose });
  return (
    <ActDialog
      act={act}
      title={title}
      confirmLabel={blocked ? texts.unblockDo : texts.blockDo}
      dangerous={!blocked}
      toPerson
      consequence={blocked ? undefined : <Quiet>{texts.blockTold}</Quiet>}
      argsOf={(said) => ({ params: { id }, body: { action, ...said } })}
    />
  );
};

const TakeDialog = ({ mate: { person, gameId }, onClose }: ActProps) => {
  const act = useAct(useTakeMateAccessMutation(), {
    title: texts.takeTitle,
    subject: `mate:${person.id}`,
    done: texts.saved,
    onClose,
  });
  return (
    <ActDialog
      act={act}
      title={texts.takeTitle}
      confirmLabel={texts.takeDo}
      toPerson
      consequence={<Quiet>{texts.takeTold}</Quiet>}
      argsOf={(said) => ({ params: { id: person.id }, body: { gameId, ...said } })}
    />
  );
};

const PercentOfMate = ({ mate, onClose }: ActProps) => (
  <PercentDialog mate={mate} subject={`mate:${mate.person.id}`} onClose={onClose} />
);

const dialogs = { level: LevelDialog, percent: PercentOfMate, block: BlockDialog, take: TakeDialog } as const;

/** What this operator may do with the mate; nobody may act on themselves or on a person with more permissions. */
export const MateActs = ({ mate }: { readonly mate: Mate }) => {
  const may = useMay();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const seen = useSeen(`mate:${mate.person.id}`);
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
      {Dialog !== null && <Dialog mate={mate} onClose={() => setOpen(null)} />}
    </Row>
  );
};
