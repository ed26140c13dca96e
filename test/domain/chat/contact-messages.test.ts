import { readFileSync } from 'node:fs';
import path from 'node:path';

import { contactHintsIn } from '#domain/chat/contact-hints.ts';

/** One message a line: `+` gives a contact or proposes to go past the service, `-` does not. */
const lines = readFileSync(path.join(__dirname, 'contact-messages.txt'), 'utf8').trimEnd().split('\n');

const messages = lines.map((line) => ({
  givesContact: line.startsWith('+ '),
  warned: contactHintsIn(line.slice(2)).length > 0,
}));

const count = (givesContact: boolean, warned: boolean): number =>
  messages.filter((message) => message.givesContact === givesContact && message.warned === warned).length;

describe('contact hints over a thousand messages of a games chat', () => {
  const noticed = count(true, true);

  test('nine warnings of ten are deserved', () => {
    expect(noticed / (noticed + count(false, true))).toBeGreaterThanOrEqual(0.9);
  });

  test('most messages that give a contact are noticed', () => {
    expect(noticed / (noticed + count(true, false))).toBeGreaterThanOrEqual(0.75);
  });
});
