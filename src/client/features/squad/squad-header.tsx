import { Row } from '../../kit/layout/stack';
import { Ellipsis, Link2 } from 'lucide-react';
import styled from 'styled-components';
import { formatDuration } from '../../../domain/text/format';
import { memberOf } from '../../../domain/squad/questions/members';
import { IconButton } from '../../kit/controls/icon-button';
import { Badge } from '../../kit/display/badge';
import { CopyLink, useCopyLink } from '../../kit/display/copy-link';
import { LazyMenu, lazyPart } from '../../kit/overlay/lazy-part';
import { PageTitle } from '../../kit/routing/page-title';
import { below, from, theme } from '../../kit/theme/theme';
import { texts as menuTexts } from './menu/texts';
import { useSquad } from './scene/squad-scene';
import { texts } from './texts';

const squadMenu = lazyPart(
  () => import(/* webpackChunkName: "squad-menu" */ './menu/squad-menu').then((m) => m.SquadMenu),
  { failed: null },
);

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
  const { view, state, squad, me } = useSquad();
  const copy = useCopyLink();
  const path = `/${squad.gameId}/squads/${view.id}`;
  const over = state.value === 'DISBANDED' || state.value === 'FINISHED';
  return (
    <Row as="header" $align="end" $wrap="nowrap">
      <Names>
        <Eyebrow>
          {texts.eyebrow(view.id, view.names.game, squad.platform)}
          {squad.visible && <Badge $tone="info">{texts.visible}</Badge>}
        </Eyebrow>
        <PageTitle title={texts.browserTitle(view.id)}>
          {texts.title(view.names.category, formatDuration(squad.durationMinutes))}
        </PageTitle>
      </Names>
      <Row $gap={10} $align="normal" $wrap="nowrap">
        <Wide>
          <CopyLink path={path} />
        </Wide>
        <Narrow>
          <IconButton label={texts.link} variant="outline" onClick={() => void copy(path)}>
            <Link2 aria-hidden />
          </IconButton>
        </Narrow>
        {!over && memberOf(squad, me.id) !== null && (
          <LazyMenu
            menu={squadMenu}
            trigger={
              <IconButton label={menuTexts.more} variant="outline">
                <Ellipsis aria-hidden />
              </IconButton>
            }
          />
        )}
      </Row>
    </Row>
  );
};
