import { render } from '@testing-library/react';
import { HighlightedText } from '#client/features/chat/find/found-messages.tsx';

const marked = (text: string, words: string): readonly (string | null)[] => {
  const { container } = render(<HighlightedText text={text} searchText={words} />);
  return [container.textContent, ...[...container.querySelectorAll('mark')].map(({ textContent }) => textContent)];
};

test('what was found is marked, in any case and every time', () => {
  expect(marked('Лобби собрано, заходи в лобби', 'лобби')).toEqual(['Лобби собрано, заходи в лобби', 'Лобби', 'лобби']);
});

test('of a long text the part with the find is shown', () => {
  expect(marked('Это очень длинный рассказ о том, как мы собирались, и в конце скидка', 'скидка')).toEqual([
    '… собирались, и в конце скидка',
    'скидка',
  ]);
});

test('what has a meaning in patterns has none here', () => {
  expect(marked('Скидка 50% (почти)', '50% (')).toEqual(['Скидка 50% (почти)', '50%', '(']);
});

test('«ё» is found by «е», and «й» of two characters by the one of the keyboard', () => {
  expect(marked('Ещё один Алёшкин бой'.normalize('NFD'), 'алешкин бой')).toEqual([
    'Ещё один Алёшкин бой',
    'Алёшкин',
    'бой',
  ]);
});
