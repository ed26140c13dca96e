import { becomeKind, blockKinds } from '#client/pages/editor/writing/block-kinds.ts';
import { openEditor } from '#test/support/blog/open-editor.ts';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const entangled = '<ul><li><pre>код</pre><ol start="3"><li>раз<ul><li>два</li></ul></li></ol></li></ul>';

const letters = (text: string): string => [...text.replaceAll(/\P{L}/gu, '')].sort().join('');

test.each(blockKinds)('lists within lists become «$name» from any selection, with all that they say', (kind) => {
  const made = openEditor();
  made.view.pasteHTML(entangled);
  const size = made.state.doc.content.size;
  const before = made.getJSON();
  const says = letters(made.getText());
  // Every third place: a step falls into each text and between each two blocks.
  for (let from = 0; from <= size; from += 3)
    for (let to = from; to <= size; to += 3) {
      made.commands.setContent(before);
      made.commands.setTextSelection({ from, to });
      becomeKind(made, kind);
      made.state.doc.check();
      expect(letters(made.getText())).toBe(says);
    }
  made.destroy();
});
