import { Suspense } from 'react';
import type { Game } from '../../../contract/reference';
import type { Me } from '../../../contract/schemas/me';
import { FinePrint } from '../../ui/layout/fine-print';
import { lazyPart } from '../../ui/overlay/lazy-part';
import type { SettingsSection } from '../../ui/routing/settings-address';
import type { ConfirmEmail } from './account/email-form';
import { EmailForm } from './account/email-form';
import { PasswordForm } from './account/password-form';
import { UsernameForm } from './account/username-form';
import { ParamsCard } from './game/params-card';
import { PlatformsForm } from './game/platforms-form';
import { CategoriesCard } from './mate/categories-card';
import { MarketingCard } from './notifications/marketing-card';
import { AvatarCard } from './profile/avatar-card';
import { CountryForm } from './profile/country-form';
import { DescriptionForm } from './profile/description-form';
import { LanguagesForm } from './profile/languages-form';
import { ReferralCard } from './referral/referral-card';
import { DevicesCard } from './sessions/devices-card';
import { SettingCard } from './setting-card';
import { SettingsSkeleton } from './settings-skeleton';
import { texts } from './texts';
import { WithProfile } from './with-profile';

interface SectionBodyProps {
  readonly section: SettingsSection;
  readonly me: Me;
  readonly game: Game;
  readonly confirmEmail: ConfirmEmail;
}

const notifications = lazyPart<object>(() =>
  import(/* webpackChunkName: "settings-notifications" */ './notifications/notifications-section').then((m) => m.NotificationsSection),
);

/** The settings of one section, each a card that saves on its own. */
export const SectionBody = ({ section, me, game, confirmEmail }: SectionBodyProps) => {
  switch (section) {
    case 'account':
      return (
        <>
          <UsernameForm me={me} />
          <EmailForm me={me} confirmEmail={confirmEmail} />
          <PasswordForm me={me} />
        </>
      );
    case 'profile':
      return (
        <>
          <AvatarCard me={me} />
          <WithProfile userId={me.id} gameId={game.id}>
            {({ description, country, languages }) => (
              <>
                <SettingCard anchor="description" title={texts.description} lead={texts.descriptionLead}>
                  <DescriptionForm userId={me.id} saved={description ?? ''} />
                </SettingCard>
                <CountryForm saved={country} />
                <LanguagesForm saved={languages} />
              </>
            )}
          </WithProfile>
          <ReferralCard />
        </>
      );
    case 'game':
      return (
        <>
          <PlatformsForm key={`platforms of ${game.id}`} game={game} takesOrders={me.mateAccess?.gameId === game.id && me.mateAccess.active} />
          <ParamsCard key={`params of ${game.id}`} me={me} game={game} />
          <FinePrint>{texts.otherGame}</FinePrint>
        </>
      );
    case 'mate':
      return <CategoriesCard />;
    case 'notifications':
      return (
        <>
          <Suspense fallback={<SettingsSkeleton cards={2} />}>
            <notifications.Part />
          </Suspense>
          <MarketingCard me={me} />
        </>
      );
    case 'sessions':
      return <DevicesCard />;
  }
};
