import { SectionTitle } from '../../ui/layout/section-title';
import { QuestionList } from '../../ui/data/question-list';
import { texts } from './texts';

export const Questions = () => (
  <section aria-labelledby="questions">
    <SectionTitle id="questions">{texts.questionsTitle}</SectionTitle>
    <QuestionList questions={texts.questions} />
  </section>
);
