import { ChevronLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { useGamesQuery } from '../../api/reference-api';
import { useMe } from '../../api/use-me';
import { failureOf } from '../../api/api-failure';
import { ErrorState } from '../../ui/feedback/error-state';
import { Page } from '../../ui/layout/page';
import { SectionTitle } from '../../ui/layout/section-title';
import { Link } from '../../ui/routing/link';
import { PageTitle } from '../../ui/routing/page-title';
import { sectionOfAnchor, settingsAddress } from '../../ui/routing/settings-address';
import { useGameId } from '../../ui/routing/use-game-id';
import { below, from } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import type { ConfirmEmail } from './account/email-form';
import { SectionBody } from './section-body';
import { Columns, Settings } from './settings-look';
import { SettingsNav } from './settings-nav';
import { sectionsOf } from './settings-sections';
import { SettingsSkeleton } from './settings-skeleton';
import { texts } from './texts';
import { useOpenAnchor } from './use-open-anchor';

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

/** On phones without a section the list of them stands alone. */
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

/** All settings by section; the address's anchor says which. */
export const SettingsPage = ({ confirmEmail }: { readonly confirmEmail: ConfirmEmail }) => {
  const me = useMe();
  const gameId = useGameId();
  const { hash } = useLocation();
  const { data: games, error, refetch } = useGamesQuery();
  const anchor = hash.replace('#', '');
  useOpenAnchor(anchor);
  if (me === null) return null;
  const sections = sectionsOf(me);
  const wanted = sectionOfAnchor(hash);
  const chosen = sections.find(({ id }) => id === wanted)?.id ?? null;
  const current = chosen ?? 'profile';
  const game = games?.find(({ id }) => id === gameId);
  return (
    <Page>
      {chosen !== null && (
        <Back to={settingsAddress(gameId)}>
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
          {game !== undefined && <SectionBody key={current} section={current} me={me} game={game} confirmEmail={confirmEmail} />}
          {game === undefined && (error === undefined ? <SettingsSkeleton /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
        </Body>
      </Columns>
    </Page>
  );
};
