import { languages as languagesSchema } from '../../../../contract/schemas/profile-fields';
import { languageCodes } from '../../../../domain/settings/language-codes';
import { profileLimits } from '../../../../domain/settings/profile-limits';
import { useSetLanguagesMutation } from '../../../api/profile-api';
import { useLanguagesQuery } from '../../../api/reference-api';
import { Chip } from '../../../ui/data/chip';
import { ListFailed } from '../../../ui/feedback/list-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { FinePrint } from '../../../ui/layout/fine-print';
import { useToast } from '../../../ui/toast/use-toast';
import { ChoiceForm } from '../choice-form';
import { SettingCard } from '../setting-card';
import { Wrap } from '../settings-look';
import { texts } from '../texts';
import { useChoice } from '../use-choice';

const { minLanguages, maxLanguages } = profileLimits;

/** One to five; the last one stays. */
export const LanguagesForm = ({ saved }: { readonly saved: readonly string[] }) => {
  const toast = useToast();
  const [setLanguages] = useSetLanguagesMutation();
  const { data: named = [], isError, isLoading, refetch } = useLanguagesQuery();
  const choice = useChoice(saved, (codes) => setLanguages({ body: { languages: languagesSchema.parse(codes) } }).unwrap());
  const { chosen, toggle } = choice;
  const press = (code: string) => {
    const has = chosen.includes(code);
    if (has && chosen.length <= minLanguages) return;
    if (!has && chosen.length >= maxLanguages) toast.info(texts.languagesFull);
    else toggle(code);
  };
  return (
    <SettingCard anchor="languages" title={texts.languages} lead={texts.languagesLead}>
      <ChoiceForm choice={choice} note={<FinePrint>{texts.languagesCount(chosen.length)}</FinePrint>}>
        {isError ? (
          <ListFailed onRetry={refetch} />
        ) : (
          <Wrap role="group" aria-labelledby="languages-title">
            {isLoading && languageCodes.map((code) => <Skeleton key={code} $width="108px" $height={40} $radius="12px" />)}
            {(isLoading ? [] : languageCodes).map((code) => (
              <Chip key={code} selected={chosen.includes(code)} onClick={() => press(code)}>
                {named.find((language) => language.code === code)?.name ?? code}
              </Chip>
            ))}
          </Wrap>
        )}
      </ChoiceForm>
    </SettingCard>
  );
};
