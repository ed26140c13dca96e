import { levelName } from '../../../../../domain/mates/level-name';
import { useState } from 'react';
import { mateLevels } from '../../../../../domain/mates/grade';
import { useChangeMateAccessMutation } from '../../../../entities/admin/admin-mates-api';
import { Checkbox } from '../../../../kit/form/checkbox';
import { Select } from '../../../../kit/form/select';
import { Stack } from '../../../../kit/layout/stack';
import { useToast } from '../../../../kit/toast/use-toast';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import type { ActProps } from './mate';
import { texts } from './texts';

/** The level (the star level is assigned here) and the categories of the mate's own game. */
export const LevelDialog = ({ mate, seen, onClose }: ActProps) => {
  const [change] = useChangeMateAccessMutation();
  const [grade, setGrade] = useState(mate.grade);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    new Set(mate.categories.filter((one) => one.chosen).map(({ id }) => id)),
  );
  const [verified, setVerified] = useState(mate.verifiedAt !== null);
  const toast = useToast();
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const isOpen = (id: number): boolean =>
    verified || mate.categories.every((one) => one.id !== id || !one.needsVerification);
  return (
    <ReasonDialog
      title={texts.levelTitle}
      confirmLabel={texts.save}
      toPerson
      dangerous={false}
      onClose={onClose}
      onConfirm={async (reason) => {
        const body = { gameId: mate.gameId, grade, categoryIds: [...chosen].filter(isOpen), verified, reason, seen };
        await change({ params: { id: mate.person.id }, body }).unwrap();
        toast.success(texts.saved);
      }}
    >
      <Select
        label={texts.level}
        options={mateLevels.map((value) => ({ value, label: levelName(value) }))}
        value={grade}
        onChange={({ target }) => setGrade(mateLevels.find((level) => level === target.value) ?? mate.grade)}
      />
      <Checkbox checked={verified} onChange={() => setVerified(!verified)}>
        {texts.verified}
      </Checkbox>
      <Stack $gap={8} role="group" aria-label={texts.categories}>
        {mate.categories.map(({ id, name }) => (
          <Checkbox key={id} checked={chosen.has(id) && isOpen(id)} disabled={!isOpen(id)} onChange={() => toggle(id)}>
            {name}
          </Checkbox>
        ))}
      </Stack>
    </ReasonDialog>
  );
};
