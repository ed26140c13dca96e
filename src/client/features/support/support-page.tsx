import styled from 'styled-components';
import { useMe } from '../../api/use-me';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { below } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { FrequentQuestions } from './frequent-questions';
import { OwnThreads } from './own-threads';
import { QuestionForm } from './question-form';
import { texts } from './texts';

const Lead = styled.p`
  max-width: 36em;
  margin-top: 12px;
  color: ${theme.color.text2};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  margin-top: 28px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Ask, follow what was asked, or find the answer at once. */
export const SupportPage = () => {
  const me = useMe();
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <Lead>{texts.lead}</Lead>
      <Columns>
        <Stack $gap={20}>
          <QuestionForm />
          {me !== null && <OwnThreads />}
        </Stack>
        <FrequentQuestions />
      </Columns>
    </Page>
  );
};
