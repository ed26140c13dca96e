import { reloadForRelease } from '#client/app/boot/reload-for-release.ts';
import { newReleaseEvent, noteServerRelease, setRelease } from '#client/api/release.ts';

let hidden = false;
let count = 0;

/** A tab that has learnt that the server runs another release. */
const olderTab = () => {
  const place = { reload: jest.fn(), assign: jest.fn() };
  count += 1;
  const release = `release-${count}`;
  const leave = reloadForRelease(release, place);
  leaves.push(leave);
  return { place, release };
};

const leaves: (() => void)[] = [];

const look = (away: boolean) => {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
};

const put = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
};

const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

beforeEach(() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  const far = put('a', { id: 'far', href: '/cs2/team' });
  far.append('Напарники');
  put('a', { id: 'near', href: '#menu' });
});
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
  document.body.replaceChildren();
});

describe('a tab of an older release', () => {
  test('is reloaded while it is hidden, once for each release', () => {
    const { place, release } = olderTab();
    look(false);
    expect(place.reload).not.toHaveBeenCalled();
    look(true);
    expect(place.reload).toHaveBeenCalledTimes(1);
    const again = { reload: jest.fn(), assign: jest.fn() };
    leaves.push(reloadForRelease(release, again));
    look(true);
    expect(again.reload).not.toHaveBeenCalled();
  });

  test.each([
    ['a dialog stands open', 'div'],
    ['something is written', 'textarea'],
  ])('stays as it is while %s', (_what, tag) => {
    const { place } = olderTab();
    const field = put(tag, { role: tag === 'div' ? 'dialog' : 'textbox' });
    if (field instanceof HTMLTextAreaElement) field.value = 'ещё не отправлено';
    look(true);
    press('#far');
    expect(place.reload).not.toHaveBeenCalled();
    expect(place.assign).not.toHaveBeenCalled();
  });

  test('is not reloaded while something prevents leaving it, such as an upload', () => {
    const { place } = olderTab();
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    look(true);
    window.removeEventListener('beforeunload', keep);
    expect(place.reload).not.toHaveBeenCalled();
  });

  test('loads another page from the server, but opens a panel of this page as usual', () => {
    const { place } = olderTab();
    press('#near');
    expect(place.assign).not.toHaveBeenCalled();
    press('#far');
    expect(place.assign).toHaveBeenCalledWith(new URL('/cs2/team', location.href));
  });
});

test('another build is reported once, and only to a page that knows its own', () => {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
  window.addEventListener(newReleaseEvent, hear);
  noteServerRelease('b');
  setRelease('a');
  for (const seen of ['a', null, 'b', 'b']) noteServerRelease(seen);
  window.removeEventListener(newReleaseEvent, hear);
  expect(heard).toEqual(['b']);
});
