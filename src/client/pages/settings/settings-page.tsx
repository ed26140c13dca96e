import { Bell } from '../../kit/icons/bell';
import { BriefcaseBusiness } from '../../kit/icons/briefcase-business';
import { ChevronLeft } from '../../kit/icons/chevron-left';
import { ChevronRight } from '../../kit/icons/chevron-right';
import { Gamepad2 } from '../../kit/icons/gamepad-2';
import type { IconComponent } from '../../kit/icons/icon';
import { MonitorSmartphone } from '../../kit/icons/monitor-smartphone';
import { ShieldCheck } from '../../kit/icons/shield-check';
import { User } from '../../kit/icons/user';
import { useEffect } from 'react';
import styled, { css } from 'styled-components';
import { useLocation } from 'react-router';
import type { Me } from '#contract/schemas/me.ts';
import { sectionOfAnchor, type SettingsSection } from '#contract/routes/settings-pages.ts';
import { Link } from '../../kit/routing/link';
import { below, from, theme } from '../../kit/theme/theme';
import { texts } from '../../features/settings/texts';
import { useGamesQuery, useHasNoGames } from '../../entities/game/reference-api';
import { useMe } from '../../entities/person/users-api';
import { Loaded, mapped } from '../../api/loaded';
import { Page, SectionTitle } from '../../kit/layout/page';
import { PageTitle } from '../../kit/routing/page-title';
import { useGameId } from '../../entities/game/chosen-game';
import { SectionBody } from './section-body';
import { Columns, Settings, SettingsSkeleton } from '../../features/settings/setting-card';
import { settingsPath } from '#contract/routes/game-pages.ts';

export interface SectionItem {
  readonly id: SettingsSection;
  readonly icon: IconComponent;
}

const all: readonly (SectionItem & { readonly forMates?: true })[] = [
  { id: 'profile', icon: User },
  { id: 'account', icon: ShieldCheck },
  { id: 'game', icon: Gamepad2 },
  { id: 'mate', icon: BriefcaseBusiness, forMates: true },
  { id: 'notifications', icon: Bell },
  { id: 'sessions', icon: MonitorSmartphone },
];

/** The sections that this person has, in order; on a wide screen the first is open by default. */
const sectionsOf = (me: Me, hasNoGames: boolean): readonly SectionItem[] =>
  all.filter(({ id, forMates }) => (forMates !== true || me.mateAccess !== null) && !(hasNoGames && id === 'game'));

const patienceMs = 3000;

/**
 * Scrolls to the setting of the address's anchor and focuses its title, as soon as it is rendered: its data may still
 * be loading.
 */
const useOpenAnchor = (anchor: string): void => {
  useEffect(() => {
    if (anchor === '') return undefined;
    let done = false;
    const attempt = () => {
      const title = document.getElementById(`${anchor}-title`);
      if (done || title === null) return;
      done = true;
      document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
      title.focus({ preventScroll: true });
    };
    attempt();
    const watch = new MutationObserver(attempt);
    if (!done) watch.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => watch.disconnect(), patienceMs);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [anchor]);
};

interface SettingsNavProps {
  readonly sections: readonly SectionItem[];
  readonly current: SettingsSection | null;
  /** On phones only the list is shown until a section is chosen. */
  readonly alone: boolean;
}

const List = styled.nav<{ $alone: boolean }>`
  ${from('md')} {
    position: sticky;
    top: calc(${theme.size.header} + 24px);
    align-self: start;
  }
  ${below('md')} {
    ${({ $alone }) => !$alone && 'display: none;'}
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.r16};
    background: ${theme.color.surface1};
    overflow: hidden;
  }
`;

const chosen = css`
  background: ${theme.color.surface2};
  color: ${theme.color.text1};
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 11px 14px;
  border-radius: ${theme.radius.r12};
  color: ${theme.color.text2};
  font-weight: 500;
  &:hover {
    color: ${theme.color.text1};
  }
  small,
  > svg:last-child {
    display: none;
  }
  span {
    flex: 1;
    min-width: 0;
  }
  ${from('md')} {
    &[aria-current='true'] {
      ${chosen}
    }
  }
  ${below('md')} {
    padding: 14px 16px;
    border-radius: 0;
    color: ${theme.color.text1};
    small {
      display: block;
      color: ${theme.color.text3};
      font-size: 13px;
      font-weight: 400;
    }
    > svg:last-child {
      display: block;
      color: ${theme.color.text3};
    }
    & + & {
      border-top: 1px solid ${theme.color.line};
    }
  }
`;

const SettingsNav = ({ sections, current, alone }: SettingsNavProps) => (
  <List aria-label={texts.nav} $alone={alone}>
    {sections.map(({ id, icon: Icon }) => (
      <Item key={id} to={`#${id}`} aria-current={id === current || undefined}>
        <Icon aria-hidden />
        <span>
          {texts.sections[id].title}
          <small>{texts.sections[id].lead}</small>
        </span>
        <ChevronRight aria-hidden />
      </Item>
    ))}
  </List>
);

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  color: ${theme.color.text2};
  font-size: 14px;
  ${from('md')} {
    display: none;
  }
`;

/** On phones, without a section, only the list of them is shown. */
const Body = styled(Settings)<{ $alone: boolean }>`
  ${below('md')} {
    ${({ $alone }) => $alone && 'display: none;'}
  }
`;

const Title = styled(SectionTitle)`
  &:focus {
    outline: none;
  }
`;

/** All settings by section; chosen by the address's anchor. */
export const SettingsPage = () => {
  const me = useMe();
  const gameId = useGameId();
  const { hash } = useLocation();
  const query = useGamesQuery();
  const hasNoGames = useHasNoGames();
  const anchor = hash.replace('#', '');
  useOpenAnchor(anchor);
  if (me === null) return null;
  const sections = sectionsOf(me, hasNoGames);
  const wanted = sectionOfAnchor(hash);
  const chosen = sections.find(({ id }) => id === wanted)?.id ?? null;
  const current = chosen ?? 'profile';
  const game = query.data?.find(({ id }) => id === gameId);
  return (
    <Page>
      {chosen !== null && (
        <Back to={settingsPath(gameId)}>
          <ChevronLeft aria-hidden />
          {texts.back}
        </Back>
      )}
      <PageTitle>{texts.title}</PageTitle>
      <Columns>
        <SettingsNav sections={sections} current={current} alone={chosen === null} />
        <Body $alone={chosen === null}>
          <Title id={`${current}-title`} tabIndex={-1}>
            {texts.sections[current].title}
          </Title>
          {hasNoGames ? (
            <SectionBody key={current} section={current} me={me} gameId={gameId} game={null} />
          ) : (
            <Loaded query={mapped(query, () => game)} skeleton={<SettingsSkeleton />}>
              {(shown) => <SectionBody key={current} section={current} me={me} gameId={gameId} game={shown} />}
            </Loaded>
          )}
        </Body>
      </Columns>
    </Page>
  );
};
