import { Suspense } from 'react';
import type { Game } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';
import { FinePrint } from '../../kit/layout/prose';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import type { SettingsSection } from '#contract/routes/settings-pages.ts';
import { CodeForm } from '../../features/sign-in/code-form';
import { BlocksCard } from '../../features/settings/account/blocks-card';
import { ConsentsCard } from '../../features/settings/account/consents-card';
import { EmailForm } from '../../features/settings/account/email-form';
import { LeavingCard } from '../../features/settings/account/leaving-card';
import { PasswordForm } from '../../features/settings/account/password-form';
import { SecurityCard } from '../../features/settings/security/security-card';
import { UsernameForm } from '../../features/settings/account/username-form';
import { SignInMethodsCard } from '../../features/settings/account/sign-in-methods-card';
import { ParamsCard } from '../../features/settings/game/params-card';
import { PlatformsForm } from '../../features/settings/game/platforms-form';
import { CategoriesCard } from '../../features/settings/mate/categories-card';
import { HoursCard } from '../../features/settings/hours/hours-card';
import { MarketingCard } from '../../features/settings/notifications/marketing-card';
import { AvatarCard } from '../../features/settings/profile/avatar-card';
import { BirthCard } from '../../features/settings/profile/birth-card';
import { CountryForm } from '../../features/settings/profile/country-form';
import { DescriptionForm } from '../../features/settings/profile/description-form';
import { LanguagesForm } from '../../features/settings/profile/languages-form';
import { SteamTradeCard } from '../../features/settings/profile/steam-trade-card';
import { TimeZoneForm } from '../../features/settings/profile/time-zone-form';
import { ReferralCard } from '../../features/settings/referral/referral-card';
import { DevicesCard } from '../../features/settings/sessions/devices-card';
import { SettingCard, SettingsSkeleton } from '../../features/settings/setting-card';
import { texts } from '../../features/settings/texts';
import { VoiceCard } from '../../features/settings/voice/voice-card';
import { WithProfile } from '../../features/settings/with-profile';

interface SectionBodyProps {
  readonly section: SettingsSection;
  readonly me: Me;
  readonly gameId: string;
  /** Null in a product without games. */
  readonly game: Game | null;
}

const notifications = lazyComponent<object>(() =>
  import(
    /* webpackChunkName: "settings-notifications" */ '../../features/settings/notifications/notifications-section'
  ).then((m) => m.NotificationsSection),
);

/** The settings of one section, each a card with its own save. */
export const SectionBody = ({ section, me, gameId, game }: SectionBodyProps) => {
  switch (section) {
    case 'account':
      return (
        <>
          <UsernameForm me={me} />
          <EmailForm
            me={me}
            confirmEmail={(email, onDone, justSent) => <CodeForm email={email} onDone={onDone} justSent={justSent} />}
          />
          <PasswordForm me={me} />
          <SecurityCard />
          <SignInMethodsCard gameId={gameId} />
          <BlocksCard />
          <ConsentsCard isMate={me.mateAccess !== null} />
          <LeavingCard gameId={gameId} />
        </>
      );
    case 'profile':
      return (
        <>
          <AvatarCard me={me} />
          {game !== null && (
            <WithProfile userId={me.id} gameId={game.id}>
              {({ description, country, languages, mate }) => (
                <>
                  {mate !== null && <VoiceCard saved={mate.voiceUrl} />}
                  <SettingCard anchor="description" title={texts.description} lead={texts.descriptionLead}>
                    <DescriptionForm userId={me.id} saved={description ?? ''} />
                  </SettingCard>
                  <BirthCard />
                  <CountryForm saved={country} />
                  <LanguagesForm saved={languages} />
                </>
              )}
            </WithProfile>
          )}
          <TimeZoneForm saved={me.timeZone} />
          {me.mateAccess === null && <SteamTradeCard />}
          <ReferralCard />
        </>
      );
    case 'game':
      return game === null ? null : (
        <>
          <PlatformsForm
            key={`platforms of ${game.id}`}
            game={game}
            takesOrders={me.mateAccess?.gameId === game.id && me.mateAccess.active}
          />
          <ParamsCard key={`params of ${game.id}`} me={me} game={game} />
          <FinePrint>{texts.otherGame}</FinePrint>
        </>
      );
    case 'mate':
      return (
        <>
          <CategoriesCard />
          <HoursCard userId={me.id} gameId={gameId} />
        </>
      );
    case 'notifications':
      return (
        <>
          <Suspense fallback={<SettingsSkeleton cards={2} />}>
            <notifications.Component />
          </Suspense>
          <MarketingCard me={me} />
        </>
      );
    case 'sessions':
      return <DevicesCard />;
  }
};
