import { useState } from 'react';
import { useLanguagesQuery } from '../../api/reference-api';
import { Button } from '../../ui/controls/button';
import { ListFailed } from '../../ui/feedback/list-failed';
import { ChipGroup } from './chip-group';
import { texts } from './texts';

const shownAtFirst = 2;

/** The usual languages, the chosen ones, and the rest on demand. */
export const LanguageFilter = ({ chosen, onToggle }: { readonly chosen: readonly string[]; readonly onToggle: (code: string) => void }) => {
  const [all, setAll] = useState(false);
  const { data: languages = [], isError, refetch } = useLanguagesQuery();
  const shown = languages.filter(({ code }, index) => all || index < shownAtFirst || chosen.includes(code));
  return (
    <ChipGroup label={texts.language} options={shown.map(({ code, name }) => ({ value: code, label: name }))} chosen={chosen} onToggle={onToggle}>
      {isError && <ListFailed onRetry={refetch} />}
      {shown.length < languages.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {texts.moreLanguages}
        </Button>
      )}
    </ChipGroup>
  );
};
