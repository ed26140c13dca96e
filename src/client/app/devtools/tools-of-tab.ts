import { tabStorage } from '../../kit/store/browser-storage';

type ToolName = 'devtools' | 'inspect';

const key = 'tools';

/**
 * The value of `?devtools` or `?inspect`, null without it. They last as long as the tab, because links inside of the
 * product do not repeat them: `tools` in its storage is the query that would turn them on. `=0` ends one.
 */
export const toolOfTab = (name: ToolName, search = location.search): string | null => {
  const stored = new URLSearchParams(tabStorage.get(key) ?? '');
  const asked = new URLSearchParams(search).get(name);
  if (asked === '0') stored.delete(name);
  else if (asked !== null) stored.set(name, asked);
  if (asked !== null) tabStorage.put(key, stored.size === 0 ? null : stored.toString());
  return stored.get(name);
};
