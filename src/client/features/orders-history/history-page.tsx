import { useSquadHistorySectionsQuery } from '../../api/squads-api';
import { formatNumber } from '../../ui/data/format-money';
import { Page } from '../../ui/layout/page';
import { Tabs } from '../../ui/overlay/tabs';
import { historySections } from '../../../contract/squads/squad-lists';
import { Count, Title } from './history-look';
import { HistoryList } from './history-list';
import { texts } from './texts';
import { useSection } from './use-section';

/** `/{gameId}/orders-history` */
export const HistoryPage = () => {
  const { section, choose } = useSection();
  const { data: counts } = useSquadHistorySectionsQuery();
  const countOf = (id: string) => counts?.find((one) => one.id === id)?.count;
  return (
    <Page>
      <Title>{texts.title}</Title>
      <Tabs
        label={texts.tabs}
        value={section}
        onChange={choose}
        tabs={historySections.map((id) => {
          const count = countOf(id);
          return {
            value: id,
            label: (
              <>
                {texts.sections[id]} {count !== undefined && <Count>{formatNumber(count)}</Count>}
              </>
            ),
            content: <HistoryList section={id} onShowAll={() => choose('all')} />,
          };
        })}
      />
    </Page>
  );
};
