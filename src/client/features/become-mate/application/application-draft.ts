import * as z from 'zod/mini';
import { keptDraft } from '../../../ui/form/kept-draft';

const draftSchema = z.object({ gameId: z.string(), hours: z.string(), experience: z.string(), links: z.string() });

export type ApplicationDraft = z.output<typeof draftSchema>;

const store = keptDraft('mate-application');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What was typed before, also before signing in; the page's game until one is chosen. */
export const readApplicationDraft = (gameId: string): ApplicationDraft => {
  const kept = draftSchema.safeParse(parsed(store.read() ?? ''));
  return kept.success ? kept.data : { gameId, hours: '', experience: '', links: '' };
};

export const keepApplicationDraft = (draft: ApplicationDraft): void => store.keep(JSON.stringify(draft));

export const dropApplicationDraft = (): void => store.drop();
