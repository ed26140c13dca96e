import { Status } from '#client/kit/feedback/status.tsx';
import { isFound } from '#domain/text/search-form.ts';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { LoadFailed } from '#client/api/loaded.tsx';
import { useDeskSearchQuery } from '#client/entities/desk/tools-api.ts';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { Input } from '#client/kit/form/text-field.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { oneLine, theme } from '#client/kit/theme/theme.ts';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { actState } from '../kit/acts/use-palette-dialog';
import { useMay } from '../kit/use-may';
import type { Section } from '../section';
import { foundHint } from './found-hint';
import { texts } from './texts';
import { isComposingKey, isEnter } from '#client/kit/form/is-enter.ts';
import { deskPage } from '#contract/routes/desk-pages.ts';

const List = styled.div`
  display: flex;
  flex-direction: column;
  max-height: 50vh;
  overflow-y: auto;
`;

const GroupName = styled.p`
  padding: 8px 12px 4px;
  color: ${theme.color.text3};
  font-size: 12px;
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 4px 12px;
  border-radius: 10px;
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${theme.color.surface3};
  }
  > svg {
    flex-shrink: 0;
    color: ${theme.color.text2};
  }
`;

const TextBlock = styled.span`
  ${oneLine}
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 12px;
  }
`;

const Word = styled.p`
  padding: 20px 12px;
  color: ${theme.color.text2};
`;

interface Choice {
  readonly path: string;
  readonly act?: string;
  readonly title: string;
  readonly hint: string;
  readonly sign: React.ReactNode;
}

const leastLetters = 2;

/** Searches people, records, sections and what can be started in them; fully usable by keyboard. */
export const CommandPalette = ({
  sections,
  onClose,
}: {
  readonly sections: readonly Section[];
  readonly onClose: () => void;
}) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const may = useMay();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const text = typed.trim();
  const debounced = useDebouncedValue(text);
  const search = useDeskSearchQuery({ query: { q: debounced } }, { skip: debounced.length < leastLetters });
  const { currentData, isFetching, isError } = search;
  // Until then the list is that of what was typed before.
  const isSettled = text === debounced && !isFetching;
  const [isWanted, setWanted] = useState(false);
  const places: readonly Choice[] = sections
    .filter(({ title }) => isFound(title, text))
    .map(({ path, title, icon: Icon }) => ({ path: deskPage(path), title, hint: '', sign: <Icon aria-hidden /> }));
  const found: readonly Choice[] = (text.length < leastLetters ? [] : (currentData?.found ?? [])).map(
    ({ kind, path, title, hint, person }) => ({
      path,
      title,
      hint: foundHint(kind, hint),
      sign: person && <Avatar userId={person.id} username={person.username} avatarUrl={person.avatarUrl} size={32} />,
    }),
  );
  const acts: readonly Choice[] = sections.flatMap(({ path, title: place, icon: Icon, acts: own = [] }) =>
    own
      .filter(({ permission }) => permission === undefined || may(permission))
      .filter(({ title }) => [title, place].some((words) => isFound(words, text)))
      .map(({ act, title }) => ({ path: deskPage(path), act, title, hint: place, sign: <Icon aria-hidden /> })),
  );
  const choices = [...found, ...places, ...acts];
  useEffect(() => {
    // More results than fit: the arrow keys may select one that is scrolled out of view.
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  const open = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    onClose();
    void navigate(choice.path, {
      replace: choice.path === pathname,
      ...(choice.act === undefined ? {} : { state: actState(choice.act) }),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((at + step + choices.length) % Math.max(1, choices.length));
    }
    if (!isEnter(event)) return;
    if (isSettled || at > 0) open(choices[at]);
    else setWanted(true);
  };
  const openFirst = useEffectEvent(() => open(choices[0]));
  useEffect(() => {
    if (isWanted && isSettled) openFirst();
  }, [isWanted, isSettled]);
  const group = (name: string, members: readonly Choice[], from: number) =>
    members.length > 0 && (
      <div role="group" aria-label={name}>
        <GroupName aria-hidden>{name}</GroupName>
        {members.map((choice, index) => (
          <Option
            key={`${choice.path} ${choice.act}`}
            id={`${id}-${from + index}`}
            role="option"
            aria-selected={at === from + index}
            onPointerMove={() => setAt(from + index)}
            onClick={() => open(choice)}
          >
            {choice.sign}
            <TextBlock>
              {choice.title}
              {choice.hint !== '' && <small>{choice.hint}</small>}
            </TextBlock>
          </Option>
        ))}
      </div>
    );
  return (
    <Dialog title={texts.searchTitle} onClose={onClose} width={560}>
      <Input
        autoFocus
        type="search"
        role="combobox"
        aria-label={texts.searchLabel}
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? `${id}-${at}` : undefined}
        placeholder={texts.searchLabel}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
          setWanted(false);
        }}
        onKeyDown={onKeyDown}
      />
      <List id={`${id}-list`} role="listbox" aria-label={texts.searchTitle} aria-busy={isFetching}>
        {group(texts.foundGroup, found, 0)}
        {group(texts.sectionsGroup, places, found.length)}
        {group(texts.actsGroup, acts, found.length + places.length)}
      </List>
      <LoadFailed query={search} text={texts.searchFailed} />
      {choices.length === 0 && !isFetching && !isError && <Status as={Word}>{texts.nothingFound}</Status>}
    </Dialog>
  );
};
