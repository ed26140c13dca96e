import { use } from 'react';
import { DemoMode } from '../../ui/layout/demo-mode';
import { Quiet } from '../../ui/layout/quiet';
import { TextLink } from '../../ui/routing/text-link';
import { texts } from './texts';

/** Demo mode only: where the letter is. In a tab of its own, so that the form waits here. */
export const DemoMail = () =>
  use(DemoMode) && (
    <Quiet>
      {texts.demoMail}{' '}
      <TextLink to="/dev" target="_blank">
        {texts.demoMailLink}
      </TextLink>
    </Quiet>
  );
