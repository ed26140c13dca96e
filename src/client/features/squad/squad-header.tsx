import { Ellipsis } from 'lucide-react';
import styled from 'styled-components';
import { formatDuration } from '../../../domain/text/format-duration';
import { memberOf } from '../../../domain/squad/queries/members';
import { IconButton } from '../../ui/controls/icon-button';
import { Badge } from '../../ui/data/badge';
import { CopyLink } from '../../ui/data/copy-link';
import { formatNumber } from '../../ui/data/format-money';
import { LazyMenu } from '../../ui/overlay/lazy-menu';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { PageTitle } from '../../ui/routing/page-title';
import { theme } from '../../ui/theme/theme';
import { texts as menuTexts } from './menu/texts';
import { useSquad } from './scene/squad-scene';
import { texts } from './texts';

const squadMenu = lazyPart(() => import(/* webpackChunkName: "squad-menu" */ './menu/squad-menu').then((m) => m.SquadMenu));

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px 12px;
  margin-bottom: 16px;
`;

const Names = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Eyebrow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  color: ${theme.color.text2};
  font-size: 13px;
`;

const Actions = styled.div`
  display: flex;
  gap: 10px;
`;

export const SquadHeader = () => {
  const { view, state, me } = useSquad();
  const over = view.status === 'DISBANDED' || view.status === 'FINISHED';
  return (
    <Head>
      <Names>
        <Eyebrow>
          {texts.eyebrow(formatNumber(view.id), view.gameName, view.platform)}
          {view.visible && <Badge $tone="info">{texts.visible}</Badge>}
        </Eyebrow>
        <PageTitle title={texts.browserTitle(formatNumber(view.id))}>{texts.title(view.category.name, formatDuration(view.durationMinutes))}</PageTitle>
      </Names>
      <Actions>
        <CopyLink path={`/${view.gameId}/squads/${view.id}`} />
        {!over && memberOf(state.context, me.id) !== null && (
          <LazyMenu
            menu={squadMenu}
            trigger={
              <IconButton label={menuTexts.more} variant="outline">
                <Ellipsis aria-hidden />
              </IconButton>
            }
          />
        )}
      </Actions>
    </Head>
  );
};
