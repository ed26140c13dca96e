import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { lostText } from '#client/pages/editor/writing/lost-text.ts';

const paragraph = (text: string) => ({ type: 'paragraph', attrs: { id: 'aaaa' }, content: [{ type: 'text', text }] });

test('text that a stored document would not hold is named where it begins to be lost', () => {
  const code = { type: 'codeBlock', content: [{ type: 'text', text: 'bind "k"' }] };
  const quote = { type: 'blockquote', attrs: { id: 'bbbb' }, content: [paragraph('слова'), code] };
  const content = { type: 'doc', content: [paragraph('до'), quote, paragraph('после')] };
  expect(lostText(content, fromEditor(content))).toBe('bind"k"после');
});

test('signs that nobody sees, spaces and titles of cards are no loss', () => {
  const block = { type: 'video', id: 'cccc', provider: 'youtube', videoId: 'dQw4w9WgXcQ', title: 'Название' };
  const content = {
    type: 'doc',
    content: [paragraph('а\u202e б\n'), { type: 'widget', attrs: { id: 'cccc', block } }],
  };
  expect(lostText(content, fromEditor(content))).toBeNull();
});
