import { Page } from '../../ui/layout/page';
import { PageTitle } from '../../ui/routing/page-title';
import { ControlsSection } from './controls-section';
import { DataSection } from './data-section';
import { FieldsSection } from './fields-section';
import { OverlaysSection } from './overlays-section';
import { StatesSection } from './states-section';
import { texts } from './texts';

/** Every part of the kit on one page. */
export const DevUiPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
    <ControlsSection />
    <FieldsSection />
    <DataSection />
    <OverlaysSection />
    <StatesSection />
  </Page>
);
