import { Row } from '../../kit/layout/stack';
import { Ellipsis } from '../../kit/icons/ellipsis';
import { Link2 } from '../../kit/icons/link-2';
import styled from 'styled-components';
import { formatDuration } from '#domain/text/format.ts';
import { memberOf } from '#domain/squad/selectors/members.ts';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { Badge } from '../../kit/display/badge';
import { LazyMenu, lazyComponent } from '../../kit/overlay/lazy-component';
import { PageTitle } from '../../kit/routing/page-title';
import { below, theme } from '../../kit/theme/theme';
import { texts as menuTexts } from './menu/texts';
import { useSquad } from './page-state/squad-page-state';
import { texts } from './texts';

const squadMenu = lazyComponent(
  () => import(/* webpackChunkName: "squad-menu" */ './menu/squad-menu').then((m) => m.SquadMenu),
  { renderError: null },
);
const squadShare = lazyComponent(
  () => import(/* webpackChunkName: "squad-share" */ './menu/squad-share').then((m) => m.SquadShare),
  { renderError: null },
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

/** On phones the button's text is hidden to make room for the title. */
const Wide = styled.span`
  ${below('md')} {
    display: none;
  }
`;

export const SquadHeader = () => {
  const { view, state, squad, me } = useSquad();
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
        <LazyMenu
          menu={squadShare}
          trigger={
            <Button size="sm" aria-label={texts.share}>
              <Link2 aria-hidden />
              <Wide>{texts.share}</Wide>
            </Button>
          }
        />
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
