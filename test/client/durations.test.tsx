import { render, screen } from '@testing-library/react';
import { answerTime } from '#domain/mates/answer-time.ts';
import { ArticleCover } from '#client/entities/blog/article-cover.tsx';
import { texts as editorTexts } from '#client/pages/editor/texts.ts';
import { texts as teamTexts } from '#client/pages/team/texts.ts';

/** Specification, section 9: «час» for 60 minutes, else «{n} мин.». */
describe('a duration outside of squads reads as everywhere', () => {
  test.each([
    [5, '5 мин.'],
    [60, 'час'],
  ])('an article of %i minutes', (minutes, text) => {
    render(<ArticleCover article={{ id: 1, cover: null, type: 'TEXT', minutes }} place="tile" />);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(editorTexts.counts(1200, minutes)).toMatch(new RegExp(`читать ${text}$`));
  });

  test('the time within which a mate answers', () => {
    expect(answerTime(130)).toBe('~2\u00a0мин.');
    expect(teamTexts.answersWithin(3)).toBe('до 3\u00a0мин.');
  });
});
