import { useState } from 'react';
import styled from 'styled-components';
import { useMateClientsInfiniteQuery } from '../../api/mate-side-api';
import { usePagedList } from '../../api/use-paged-list';
import { Chip } from '../../ui/data/chip';
import { SearchInput } from '../../ui/form/search-input';
import { useDebounced } from '../../ui/form/use-debounced';
import { Page } from '../../ui/layout/page';
import { PageTitle } from '../../ui/routing/page-title';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { FoundClients } from './found-clients';
import { texts } from './texts';

const pageSize = 40;

const Lead = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  margin: 24px 0 16px;
  > :first-child {
    flex: 0 1 360px;
    ${below('md')} {
      flex-basis: 100%;
    }
  }
`;

const Count = styled.span`
  margin-left: auto;
  line-height: 44px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

/** A mate's clients: favourites first, then by their last game. */
export const ClientsPage = () => {
  const [search, setSearch] = useState('');
  const [favorite, setFavorite] = useState(false);
  const asked = useDebounced(search);
  const found = usePagedList(useMateClientsInfiniteQuery({ query: { search: asked, favorite: String(favorite), limit: pageSize } }));
  const reset = () => {
    setSearch('');
    setFavorite(false);
  };
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <Lead>{texts.lead}</Lead>
      <Bar>
        <SearchInput
          label={texts.search}
          maxLength={40}
          placeholder={texts.searchPlaceholder}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Chip selected={favorite} onClick={() => setFavorite(!favorite)}>
          {texts.favorites}
        </Chip>
        {found.total !== undefined && <Count aria-live="polite">{found.total === null ? texts.many : texts.total(found.total)}</Count>}
      </Bar>
      <FoundClients found={found} filtered={asked.trim() !== '' || favorite} onlyFavorites={favorite && asked.trim() === ''} onReset={reset} />
    </Page>
  );
};
