import { plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { useToast } from '../../kit/toast/use-toast';

const texts = defineTexts({
  ru: {
    last: 'Хотя бы один язык нужен: сначала выбери другой',
    full: (most: number) => `Больше ${most} ${plural(most, 'языка', 'языков', 'языков')} не выбрать`,
  },
});

interface LanguageLimits {
  readonly minLanguages: number;
  readonly maxLanguages: number;
}

/** Adds a language to those chosen, or removes it; a press that would leave too few or too many says so and changes nothing. */
export const useLanguageToggle = (
  { minLanguages, maxLanguages }: LanguageLimits,
  chosen: readonly string[],
  onChange: (codes: readonly string[]) => void,
): ((code: string) => void) => {
  const toast = useToast();
  return (code) => {
    const next = chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code];
    if (next.length < minLanguages) toast.info(texts.last);
    else if (next.length > maxLanguages) toast.info(texts.full(maxLanguages));
    else onChange(next);
  };
};
