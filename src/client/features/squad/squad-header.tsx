import { Ellipsis, Link2 } from 'lucide-react';
import styled from 'styled-components';
import { formatDuration } from '../../../domain/text/format-duration';
import { memberOf } from '../../../domain/squad/queries/members';
import { IconButton } from '../../ui/controls/icon-button';
import { Badge } from '../../ui/data/badge';
import { CopyLink } from '../../ui/data/copy-link';
import { useCopyLink } from '../../ui/data/use-copy-link';
import { formatNumber } from '../../ui/data/format-money';
import { LazyMenu } from '../../ui/overlay/lazy-menu';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { PageTitle } from '../../ui/routing/page-title';
import { below, from } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { texts as menuTexts } from './menu/texts';
import { useSquad } from './scene/squad-scene';
import { texts } from './texts';

const squadMenu = lazyPart(() => import(/* webpackChunkName: "squad-menu" */ './menu/squad-menu').then((m) => m.SquadMenu));

const Head = styled.header`
  display: flex;
  align-items: flex-end;
  gap: 12px;
`;

const Names = styled.div`
  flex: 1;
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

/** On phones the words of the button make room for the title. */
const Wide = styled.span`
  ${below('md')} {
    display: none;
  }
`;

const Narrow = styled.span`
  ${from('md')} {
    display: none;
  }
`;

export const SquadHeader = () => {
  const { view, state, me } = useSquad();
  const copy = useCopyLink();
  const path = `/${view.gameId}/squads/${view.id}`;
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
        <Wide>
          <CopyLink path={path} />
        </Wide>
        <Narrow>
          <IconButton label={texts.link} variant="outline" onClick={() => void copy(path)}>
            <Link2 aria-hidden />
          </IconButton>
        </Narrow>
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
