import { type FormEvent, useState } from 'react';
import type { LobbyNote } from '#contract/squads/squad-lobby.ts';
import { lobbyFieldMax, lobbyFields } from '#domain/squad/facts/lobby-terms.ts';
import { useSetLobbyMutation } from '#client/entities/squad/squad-lobby-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Grid, Row, Stack } from '#client/kit/layout/stack.tsx';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { texts } from './texts';

interface LobbyFormProps {
  readonly first: LobbyNote;
  /** Absent while there is nothing to return to. */
  readonly onDone?: (() => void) | undefined;
}

/** The person's notes for the others, prefilled with those of the last game. */
export const LobbyForm = ({ first, onDone }: LobbyFormProps) => {
  const { view } = useSquad();
  const [note, setNote] = useState(first);
  const [setLobby, { isLoading }] = useSetLobbyMutation();
  const step = useStep();
  const empty = lobbyFields.every((field) => note[field].trim() === '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (empty) return;
    if (await step(() => setLobby({ params: { id: view.id }, body: note }).unwrap(), texts.saved)) onDone?.();
  };
  return (
    <form onSubmit={save}>
      <Stack $gap={12}>
        <Grid $columns="repeat(auto-fit, minmax(min(100%, 260px), 1fr))" $gap={12}>
          {lobbyFields.map((field, position) => (
            <TextField
              key={field}
              autoFocus={onDone !== undefined && position === 0}
              label={texts.labels[field]}
              value={note[field]}
              maxLength={lobbyFieldMax}
              autoComplete="off"
              onChange={({ target }) => setNote({ ...note, [field]: target.value })}
            />
          ))}
        </Grid>
        <Row>
          <Button type="submit" variant="soft" busy={isLoading} whyNot={empty ? texts.ask : null}>
            {texts.save}
          </Button>
          {onDone !== undefined && (
            <Button variant="ghost" onClick={onDone}>
              {texts.cancel}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
};
