import { Notice } from '#client/kit/feedback/notice.tsx';
import { Info } from '#client/kit/icons/info.tsx';
import type { OpenedCase } from './read-case';
import { texts } from './texts';

/** What has to be known before the steps of a case are believed. */
export const CaseNotices = ({ opened: { isChecked, isNewer } }: { readonly opened: OpenedCase }) => (
  <>
    {isNewer && <Notice icon={<Info aria-hidden />} text={texts.newer} />}
    {!isChecked && <Notice icon={<Info aria-hidden />} text={texts.unchecked} />}
  </>
);
