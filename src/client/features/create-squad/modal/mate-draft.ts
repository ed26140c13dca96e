import type { Game } from '../../../../contract/reference';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import type { Category } from '../../../../contract/reference';
import { emptyDraft } from '../draft/draft';
import type { Draft } from '../draft/draft';
import { fitDraft } from '../draft/fit-draft';

/** A squad with one mate on terms that suit him; the person chooses the category and the time. */
export const mateDraft = (mate: MateCard, game: Game, category: Category | undefined, durationMinutes: number): Draft => {
  const platform = game.platforms.find((one) => mate.platforms.includes(one) || mate.platforms.includes('CROSS')) ?? emptyDraft.platform;
  const languages = mate.languages.some((code) => emptyDraft.languages.includes(code)) ? emptyDraft.languages : mate.languages.slice(0, 1);
  return fitDraft({ ...emptyDraft, categoryId: category?.id ?? null, durationMinutes, platform, languages, mates: [mate] }, game, category);
};
