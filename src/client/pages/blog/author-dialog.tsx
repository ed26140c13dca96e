import { UserSearch } from '../../kit/icons/user-search';
import { useState } from 'react';
import styled from 'styled-components';
import { Loaded, mapped } from '../../api/loaded';
import type { CallResponse } from '../../api/call';
import { useBlogAuthorsQuery } from '../../entities/blog/blog-authors-api';
import { LevelBadge } from '../../entities/mate/mate-tags';
import { PersonAvatar } from '../../entities/person/person-avatar';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { SearchInput } from '../../kit/form/text-field';
import { useDebouncedValue } from '../../kit/form/use-debounced-input';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { Dialog } from '../../kit/overlay/dialog';
import { oneLine, theme } from '../../kit/theme/theme';
import { texts } from './texts';

type Author = CallResponse<'GET /v1/blog/authors'>['items'][number];

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 56px;
  padding: 6px 10px;
  border-radius: ${theme.radius.r12};
  text-align: left;
  &:hover {
    background: ${theme.color.surface3};
  }
  b {
    min-width: 0;
    font-weight: 600;
    ${oneLine}
  }
  small {
    margin-left: auto;
    color: ${theme.color.text2};
    font-size: 13px;
    white-space: nowrap;
  }
`;

const waiting = (
  <Stack $gap={8} aria-busy>
    <Skeleton $height={56} $radius="12px" />
    <Skeleton $height={56} $radius="12px" />
    <Skeleton $height={56} $radius="12px" />
  </Stack>
);

interface AuthorDialogProps {
  /** Offered before anything is typed. */
  readonly usual: readonly Author[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Chooses an author to filter by. */
export const AuthorDialog = ({ usual, onChoose, onClose }: AuthorDialogProps) => {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const found = useBlogAuthorsQuery({ query: { search } }, { skip: search === '' });
  const query = search === '' ? { data: usual, refetch: found.refetch } : mapped(found, ({ items }) => items);
  return (
    <Dialog title={texts.chooseAuthor} onClose={onClose}>
      <Stack $gap={16}>
        <SearchInput
          label={texts.authorName}
          value={typed}
          maxLength={40}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Loaded
          query={query}
          skeleton={waiting}
          empty={
            search === '' ? (
              <Quiet>{texts.typeAuthor}</Quiet>
            ) : (
              <EmptyState icon={<UserSearch />} text={texts.noAuthor} />
            )
          }
        >
          {(authors) => (
            <Stack as="ul" $gap={4} aria-label={texts.foundAuthors}>
              {authors.map((author) => (
                <li key={author.id}>
                  <Choice type="button" onClick={() => onChoose(author.id)}>
                    <PersonAvatar person={author} size={44} />
                    <b>{author.username}</b>
                    {author.level !== null && <LevelBadge level={author.level} />}
                    <small>{texts.written(author.articles)}</small>
                  </Choice>
                </li>
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
};
