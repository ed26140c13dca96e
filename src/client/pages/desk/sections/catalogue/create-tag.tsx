import { Plus } from '#client/kit/icons/plus.tsx';
import { useState } from 'react';
import { useCreateTagMutation } from '#client/entities/desk/categories-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuItem, MenuLabel } from '#client/kit/overlay/menu-item.tsx';
import { CreateDialog } from '../../kit/record/create-dialog';
import type { Reader } from '../../kit/record/record-fields';
import { useGameOptions } from './game-options';
import { bodyOf, useFields } from './tag-fields';
import { texts } from './texts';

interface NewTagProps {
  readonly gameId: string;
  readonly gameName: string;
  readonly onClose: () => void;
}

const NewTag = ({ gameId, gameName, onClose }: NewTagProps) => {
  const fields = useFields(gameId);
  const [create] = useCreateTagMutation();
  const make = async (read: Reader) => {
    const { id } = await create({ body: { gameId, ...bodyOf(read) } }).unwrap();
    return id;
  };
  return (
    <CreateDialog
      section="category-tags"
      title={`${texts.newTag}: ${gameName}`}
      fields={[
        ...fields.slice(0, 1).map((field) => (field.kind === 'choice' ? { ...field, none: texts.category } : field)),
        ...fields.slice(1),
      ]}
      initial={{ position: '100', enabled: true }}
      make={make}
      onClose={onClose}
    />
  );
};

/** «Создать»: which parent categories a new tag may have depends on its game, so the game is chosen first. */
export const CreateTag = () => {
  const games = useGameOptions();
  const [chosen, setChosen] = useState<(typeof games)[number] | null>(null);
  // On closing, the menu returns the focus to its button: by then the dialog has it.
  const leaveFocusInDialog = (event: Event) => {
    if (chosen !== null) event.preventDefault();
  };
  return (
    <>
      <Menu
        label={texts.newTagGame}
        onCloseFocus={leaveFocusInDialog}
        trigger={
          <Button size="sm" variant="primary">
            <Plus aria-hidden />
            {texts.createTag}
          </Button>
        }
      >
        <MenuLabel>{texts.newTagGame}</MenuLabel>
        {games.map((game) => (
          <MenuItem key={game.value} onSelect={() => setChosen(game)}>
            {game.label}
          </MenuItem>
        ))}
      </Menu>
      {chosen !== null && <NewTag gameId={chosen.value} gameName={chosen.label} onClose={() => setChosen(null)} />}
    </>
  );
};
