import type { MateApplicationForm } from '../../../../contract/mate-applications';
import { mateApplicationForm } from '../../../../contract/mate-applications';
import { texts } from '../texts';
import type { ApplicationDraft } from './application-draft';

export type ApplicationErrors = Partial<Record<keyof MateApplicationForm, string>>;

const fields = ['gameId', 'hoursPerWeek', 'experience', 'links'] as const;

/** The draft as the call takes it, or what is wrong with which field. */
export const checkApplication = (draft: ApplicationDraft): { readonly form: MateApplicationForm | null; readonly errors: ApplicationErrors } => {
  const checked = mateApplicationForm.safeParse({
    gameId: draft.gameId,
    hoursPerWeek: draft.hours.trim() === '' ? Number.NaN : Number(draft.hours),
    experience: draft.experience,
    links: draft.links.split(/\s+/).filter((link) => link !== ''),
  });
  if (checked.success) return { form: checked.data, errors: {} };
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]));
  return { form: null, errors: Object.fromEntries(fields.filter((field) => wrong.has(field)).map((field) => [field, texts.form.wrong[field]])) };
};
