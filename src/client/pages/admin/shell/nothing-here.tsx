import { EyeOff } from 'lucide-react';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { PageTitle } from '../../../kit/routing/page-title';
import { VisuallyHidden } from '../../../kit/layout/visually-hidden';
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
