import { Copy } from '#client/kit/icons/copy.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import type { LobbyNote } from '#contract/squads/squad-lobby.ts';
import { lobbyFields } from '#domain/squad/facts/lobby-terms.ts';
import { useSquadLobbyQuery } from '#client/entities/squad/squad-lobby-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { useCopy } from '#client/kit/display/copy-link.tsx';
import { Loaded } from '#client/api/loaded.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { nameOf, useSquad } from '../page-state/squad-page-state';
import { LobbyForm } from './lobby-form';
import { texts } from './texts';

const Text = styled.p`
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Value = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 44px;
  padding: 6px 12px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  text-align: left;
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.text2};
    font-size: 13px;
  }
  svg {
    flex-shrink: 0;
    width: 18px;
    color: ${theme.color.text2};
  }
  &:hover {
    background: ${theme.color.surface3};
  }
`;

/** A note of the lobby: a press copies it. */
const NoteValue = ({ name, note }: { readonly name: string; readonly note: LobbyNote }) => {
  const copy = useCopy();
  return (
    <Stack $gap={8}>
      <b>{name}</b>
      {lobbyFields
        .filter((field) => note[field] !== '')
        .map((field) => (
          <Value
            key={field}
            type="button"
            aria-label={texts.copy(texts.labels[field], note[field])}
            onClick={() => copy(note[field], texts.copied(texts.labels[field]))}
          >
            <span>
              <small>{texts.labels[field]}</small>
              {note[field]}
            </span>
            <Copy aria-hidden />
          </Value>
        ))}
    </Stack>
  );
};

/** The lobby's notes: what both sides tell each other, asked for before the first game. */
export const LobbyCard = () => {
  const { view } = useSquad();
  const query = useSquadLobbyQuery({ params: { id: view.id } });
  const [editing, setEditing] = useState(false);
  const focusRef = useFocusFallback<HTMLDivElement>();
  const body = ({ told, mine, others }: NonNullable<typeof query.data>) => {
    // Folded unless notes of the last game are prefilled: four empty fields would only push the members down.
    const folded = !told && lobbyFields.every((field) => mine[field] === '');
    return (
      <Stack $gap={16}>
        <Stack $gap={16} aria-live="polite">
          {others.length === 0 ? (
            <Text>{texts.nobody}</Text>
          ) : (
            others.map(({ userId, ...note }) => <NoteValue key={userId} name={nameOf(view, userId)} note={note} />)
          )}
        </Stack>
        {told && !editing ? (
          <>
            <NoteValue name={texts.you} note={mine} />
            <Row>
              <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
                {texts.change}
              </Button>
            </Row>
          </>
        ) : folded && !editing ? (
          <Row>
            <Button variant="soft" onClick={() => setEditing(true)}>
              {texts.tell}
            </Button>
          </Row>
        ) : (
          <>
            <Text>{texts.ask}</Text>
            <LobbyForm first={mine} onDone={told || folded ? () => setEditing(false) : undefined} />
          </>
        )}
      </Stack>
    );
  };
  return (
    <Card ref={focusRef} as="section" tabIndex={-1} aria-labelledby="squad-lobby">
      <Stack $gap={12}>
        <CardTitle id="squad-lobby">{texts.title}</CardTitle>
        <Loaded query={query} skeleton={<BusySkeleton $height={120} />}>
          {body}
        </Loaded>
      </Stack>
    </Card>
  );
};
