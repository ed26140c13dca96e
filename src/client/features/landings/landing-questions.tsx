import { QuestionList } from '../../ui/data/question-list';
import { SectionTitle } from '../../ui/layout/section-title';
import { texts } from './texts';

export const LandingQuestions = ({ questions }: { readonly questions: readonly { readonly question: string; readonly answer: string }[] }) =>
  questions.length === 0 ? null : (
    <section aria-labelledby="landing-questions">
      <SectionTitle id="landing-questions">{texts.questions}</SectionTitle>
      <QuestionList questions={questions} />
    </section>
  );
