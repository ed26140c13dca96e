import { flushSync } from 'react-dom';
import { randomId } from '../store/random-id';
import { closeLayers, topLayer, watchLayers } from './open-layers';

/**
 * Two entries of the history are one page: its own, and above it one that stands for what is open. In the state of both
 * the same id.
 */
interface Mark {
  readonly id: string;
  readonly above: boolean;
}

const markOf = (state: unknown): Mark | null => {
  const { id, above } = Object(Object(state).layer);
  return typeof id === 'string' && typeof above === 'boolean' ? { id, above } : null;
};

const withMark = (state: unknown, mark: Mark) => ({ ...Object(state), layer: mark });

/** The entry that is shown; while a `popstate` is handled, still the one that was left. */
const look = () => ({ mark: markOf(history.state), state: history.state as unknown, url: location.href });

/**
 * Back closes the topmost layer by leaving an entry that was added for it. What is closed otherwise leaves its entry in
 * place: going back by script would end some milliseconds later, and a navigation meanwhile would lose its page. The next
 * layer uses the entry, the next page takes its place, and Back passes it by. Safari's button also skips an entry that was
 * added without a press, after Back has closed the upper of two layers: then the page is left, and what was open on it
 * goes with it.
 */
export const closeByEntry = (): void => {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  let here = look();

  const enter = (): void => {
    if (!topLayer()?.close || markOf(history.state)?.above === true) return;
    const id = randomId();
    replace(withMark(history.state, { id, above: false }), '');
    push(withMark(history.state, { id, above: true }), '');
    here = look();
  };

  history.pushState = (state, unused, url) => {
    (markOf(history.state)?.above === true ? replace : push)(state, unused, url);
    here = look();
    // What stays open on the next page needs an entry there.
    setTimeout(enter);
  };
  history.replaceState = (state, unused, url) => {
    const mark = markOf(history.state);
    replace(mark === null ? state : withMark(state, mark), unused, url);
    here = look();
  };

  const leaveLayer = ({ state, url }: ReturnType<typeof look>, mark: Mark): void => {
    // Meanwhile the address may have changed above.
    replace(withMark(state, mark), '', url);
    here = look();
    const close = topLayer()?.close;
    if (!close) return history.back();
    flushSync(close);
    // Another one lies below, or it stays open to ask for confirmation.
    enter();
  };

  // Before the router, for which both entries are the same page.
  const onPopState = (event: PopStateEvent): void => {
    const left = here;
    here = look();
    if (left.mark === null || left.mark.id !== here.mark?.id || left.mark.above === here.mark.above) {
      if (topLayer()?.close && new URL(left.url).pathname !== location.pathname) closeLayers();
      return;
    }
    event.stopImmediatePropagation();
    if (here.mark.above) history.forward();
    else leaveLayer(left, here.mark);
  };
  addEventListener('popstate', onPopState, { capture: true });
  // All layers of a page that was left go in the same turn.
  watchLayers(() => queueMicrotask(enter));
  enter();
};
