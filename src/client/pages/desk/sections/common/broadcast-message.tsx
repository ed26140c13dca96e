import { broadcastTerms } from '#domain/notifications/broadcast.ts';
import { Panel } from '../../kit/drawer/panel';
import type { FieldSpec, Reader } from '../../kit/record/record-fields';
import { texts } from './broadcast-texts';

/** The text of an operator's notification, and when it is sent. */
export const message: readonly FieldSpec[] = [
  { kind: 'text', name: 'title', label: texts.subject, max: broadcastTerms.title },
  { kind: 'area', name: 'text', label: texts.text, max: broadcastTerms.text },
  { kind: 'text', name: 'link', label: texts.link, hint: texts.linkHint, max: 300 },
  { kind: 'moment', name: 'sendAt', label: texts.sendAt, hint: texts.sendAtHint },
];

export const messageOf = (read: Reader) => ({
  title: read.text('title'),
  text: read.text('text'),
  link: read.text('link'),
  sendAt: read.moment('sendAt'),
});

/** The notification as its recipient will see it. */
export const Sample = ({ read }: { readonly read: Reader }) => (
  <Panel aria-label={texts.preview}>
    <strong>{read.text('title') || texts.subject}</strong>
    <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{read.text('text') || texts.text}</span>
  </Panel>
);
