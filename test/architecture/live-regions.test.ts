import { projectFiles, readProjectFile } from '../support/documents/project-files';

const page = projectFiles().filter((file) => /^src\/client\/.*\.tsx$/.test(file));

/** Regions that stand in the page, or in what is open, before the words that come into them. */
const standing: Readonly<Record<string, string>> = {
  'src/client/kit/feedback/status.tsx': 'knows when its words may come',
  'src/client/kit/controls/file-refusal.tsx': 'beside the button, empty until a file is refused',
  'src/client/kit/display/nearing-deadline.tsx': 'empty until the deadline nears',
  'src/client/kit/toast/toast-host.tsx': 'in the shell',
  'src/client/app/shell/offline-line.tsx': 'in the shell',
  'src/client/app/shell/unread-news.tsx': 'in the shell',
  'src/client/app/devtools/shown-store.tsx': 'for developers, with a button that is pressed',
  'src/client/app/devtools/stately-button.tsx': 'for developers, tells what became of a press',
  'src/client/features/chat/room/member-news.tsx': 'in the room, empty until somebody comes',
  'src/client/features/chat/room/compose/above-field.tsx': 'above the field, empty until few letters are left',
  'src/client/features/chat/room/compose/typed-warning.tsx': 'above the field, empty until something is wrong',
  'src/client/features/chat/room/files/files-news.tsx': 'above the field, empty until a file is chosen',
  'src/client/features/chat/room/connection-line.tsx': 'in the room, empty while it is connected',
  'src/client/features/settings/setting-card.tsx': 'beside the button, empty until something is saved',
  'src/client/entities/blog/article-grid.tsx': 'at the end of the list',
  'src/client/entities/mate/voice/voice-button.tsx': 'beside the button, empty until it fails',
  'src/client/pages/editor/save-status.tsx': 'in the bar of the editor',
  'src/client/pages/desk/kit/drawer/viewers.tsx': 'in the head of the drawer',
  'src/client/pages/desk/kit/list/list-foot.tsx': 'below the list',
  'src/client/pages/desk/shell/live-badge.tsx': 'in the bar of the desk',
  'src/client/pages/team/team-page.tsx': 'beside the title, empty until mates are counted',
  'src/client/pages/team/found-mates.tsx': 'at the end of the list',
};

/** The tags of live regions that come with words: a placeholder has none, only that it is busy or what it stands for. */
const regionsOf = (text: string): readonly string[] =>
  [...text.matchAll(/<[\w.]+[^<>]*?\brole="status"[^<]*?>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/aria-(?:busy|label)\b/.test(tag));

test('a live region that comes with its words is a `Status`', () => {
  expect(regionsOf('{done && <p role="status">{texts.done}</p>}')).toHaveLength(1);
  expect(regionsOf('<Skeleton role="status" aria-label={texts.loading} $height={96} />')).toEqual([]);
  const found = page.filter((file) => regionsOf(readProjectFile(file)).length > 0);
  expect(found.filter((file) => standing[file] === undefined)).toEqual([]);
  expect(Object.keys(standing).filter((file) => !found.includes(file))).toEqual([]);
});
