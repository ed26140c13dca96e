import { useSendToSelectedMutation } from '#client/entities/desk/notifications-api.ts';
import type { NewRecord } from '../../kit/record/create-dialog';
import type { FieldSpec } from '../../kit/record/record-fields';
import { message, messageOf, Sample } from './broadcast-message';
import { texts } from './broadcast-texts';
import { supportPath } from '#contract/routes/product-pages.ts';

const people: FieldSpec = { kind: 'lines', name: 'people', label: texts.people, hint: texts.peopleHint };

/**
 * The form of a notification to people by name; for a preset person its link leads to support, where they can reply.
 */
export const useSelectedBroadcast = (personId?: string): Omit<NewRecord, 'title' | 'label'> => {
  const [send] = useSendToSelectedMutation();
  return {
    section: 'notifications',
    fields: personId === undefined ? [people, ...message] : message,
    initial: personId === undefined ? {} : { link: supportPath },
    make: async (read) => {
      const body = { people: personId === undefined ? read.lines('people') : [personId], ...messageOf(read) };
      return (await send({ body }).unwrap()).id;
    },
    preview: (read) => <Sample read={read} />,
  };
};
