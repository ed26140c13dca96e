import { EyeOff } from '#client/kit/icons/eye-off.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { texts } from './texts';

/** Shown for an unknown section and for one that the person's permissions do not open, without distinction. */
export const NothingHere = () => (
  <>
    <VisuallyHidden>
      <PageTitle>{texts.nothingHere}</PageTitle>
    </VisuallyHidden>
    <EmptyState icon={<EyeOff aria-hidden />} text={`${texts.nothingHere}. ${texts.nothingHereHint}.`} />
  </>
);
