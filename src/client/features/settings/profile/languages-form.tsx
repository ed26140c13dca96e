import { languages as languagesSchema } from '#contract/schemas/profile-fields.ts';
import { languageCodes } from '#domain/people/language-codes.ts';
import { profileLimits } from '#domain/people/username.ts';
import { useLanguageToggle } from '#client/entities/game/use-language-toggle.ts';
import { useSetLanguagesMutation } from '#client/entities/person/users-profile-api.ts';
import { useLanguagesQuery } from '#client/entities/game/reference-api.ts';
import { Chip } from '#client/kit/display/chip.tsx';
import { Loaded } from '#client/api/loaded.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { FinePrint } from '#client/kit/layout/prose.tsx';
import { ChoiceForm, useChoice } from '../use-choice';
import { SettingCard, Wrap } from '../setting-card';
import { texts } from '../texts';

/** One to five; the last one cannot be removed. */
export const LanguagesForm = ({ saved }: { readonly saved: readonly string[] }) => {
  const [setLanguages] = useSetLanguagesMutation();
  const query = useLanguagesQuery();
  const choice = useChoice(saved, (codes) =>
    setLanguages({ body: { languages: languagesSchema.parse(codes) } }).unwrap(),
  );
  const { chosen, change } = choice;
  const press = useLanguageToggle(profileLimits, chosen, change);
  return (
    <SettingCard anchor="languages" title={texts.languages} lead={texts.languagesLead}>
      <ChoiceForm choice={choice} note={<FinePrint>{texts.languagesCount(chosen.length)}</FinePrint>}>
        <Loaded
          query={query}
          skeleton={
            <Wrap role="group" aria-labelledby="languages-title">
              {languageCodes.map((code) => (
                <Skeleton key={code} $width="108px" $height={40} $radius="12px" />
              ))}
            </Wrap>
          }
          failedAs="list"
        >
          {(named) => (
            <Wrap role="group" aria-labelledby="languages-title">
              {languageCodes.map((code) => (
                <Chip key={code} selected={chosen.includes(code)} onClick={() => press(code)}>
                  {named.find((language) => language.code === code)?.name ?? code}
                </Chip>
              ))}
            </Wrap>
          )}
        </Loaded>
      </ChoiceForm>
    </SettingCard>
  );
};
