import type { Game } from '#contract/reference.ts';
import type { Platform } from '#domain/games/platform.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useOwnPlatformsQuery, useSetOwnPlatformsMutation } from '#client/entities/person/users-profile-api.ts';
import { Chip } from '#client/kit/display/chip.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { ChoiceForm, useChoice } from '../use-choice';
import { SettingCard, Wrap } from '../setting-card';
import { texts } from '../texts';
import { FinePrint } from '#client/kit/layout/prose.tsx';

interface PlatformsFormProps {
  readonly game: Game;
  /** The mate takes orders in this game: without a platform they would get none. */
  readonly takesOrders: boolean;
}

const none: readonly Platform[] = [];

export const PlatformsForm = ({ game, takesOrders }: PlatformsFormProps) => {
  const query = useOwnPlatformsQuery({ params: { game: game.id } });
  const [setPlatforms] = useSetOwnPlatformsMutation();
  const choice = useChoice(query.currentData ?? none, (platforms) =>
    setPlatforms({ params: { game: game.id }, body: { platforms: [...platforms] } }).unwrap(),
  );
  const { chosen, toggle } = choice;
  return (
    <SettingCard anchor="platforms" title={texts.platforms} lead={texts.platformsLead(game.name)}>
      <Loaded query={query} skeleton={<BusySkeleton $height={96} $radius="12px" />}>
        {() => (
          <ChoiceForm
            choice={choice}
            note={takesOrders && chosen.length === 0 && <FinePrint>{texts.platformsOff}</FinePrint>}
          >
            <Wrap role="group" aria-labelledby="platforms-title">
              {game.platforms.map((platform) => (
                <Chip key={platform} selected={chosen.includes(platform)} onClick={() => toggle(platform)}>
                  {texts.platformNames[platform]}
                </Chip>
              ))}
            </Wrap>
          </ChoiceForm>
        )}
      </Loaded>
    </SettingCard>
  );
};
