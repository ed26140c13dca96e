import type { ReactNode } from 'react';
import { Center, Lead, Sheet, Title } from './dummy-look';
import { texts } from './texts';

/** Says what this page is, whatever stands in it. */
export const DummyFrame = ({ children }: { readonly children: ReactNode }) => (
  <Center>
    <Sheet>
      <div>
        <Title>{texts.title}</Title>
        <Lead>{texts.lead}</Lead>
      </div>
      {children}
    </Sheet>
  </Center>
);
