import type { Config } from '../../platform/config/config';

interface Tools {
  /** `?devtools`: Redux DevTools evaluate what is typed into their dispatcher. */
  readonly devTools: boolean;
  /** `?inspect=stately`: the page opens Stately's inspector in a window of its own. */
  readonly stately: boolean;
}

/** The developers' tools that a page's address asks for; outside of demo mode none. */
export const toolsAskedFor = ({ demo }: Pick<Config, 'demo'>, url: string): Tools => {
  const at = url.indexOf('?');
  const query = new URLSearchParams(demo && at >= 0 ? url.slice(at) : '');
  return { devTools: (query.get('devtools') ?? '0') !== '0', stately: query.get('inspect') === 'stately' };
};
