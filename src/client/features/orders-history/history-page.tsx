import { useSquadHistorySectionsQuery } from '../../api/squads-api';
import { formatNumber } from '../../ui/data/format-money';
import { Page } from '../../ui/layout/page';
import { Tabs } from '../../ui/overlay/tabs';
import { PageTitle } from '../../ui/routing/page-title';
import { historySections } from '../../../contract/squads/squad-lists';
import { HistoryFilters } from './history-filters';
import { HistoryList } from './history-list';
import { Count, Head } from './history-look';
import { texts } from './texts';
import { useSection } from './use-section';

/** `/{gameId}/orders-history` */
export const HistoryPage = () => {
  const { section, filter, write } = useSection();
  const { currentData: counts } = useSquadHistorySectionsQuery({ query: filter });
  const countOf = (id: string) => counts?.find((one) => one.id === id)?.count;
  return (
    <Page>
      <Head>
        <PageTitle>{texts.title}</PageTitle>
        <HistoryFilters filter={filter} onChange={write} />
      </Head>
      <Tabs
        label={texts.tabs}
        value={section}
        onChange={(next) => write({ section: next })}
        tabs={historySections.map((id) => {
          const count = countOf(id);
          return {
            value: id,
            label: (
              <>
                {texts.sections[id]} <Count>{count !== undefined && formatNumber(count)}</Count>
              </>
            ),
            content: <HistoryList query={{ section: id, ...filter }} onShowAll={() => write({ section: '', game: '', kind: '' })} />,
          };
        })}
      />
    </Page>
  );
};
