import { MessageCircle } from '#client/kit/icons/message-circle.tsx';
import { useState } from 'react';
import { Button } from '#client/kit/controls/button.tsx';
import { CreateDialog } from '../../kit/record/create-dialog';
import { useMay } from '../../kit/use-may';
import { useSelectedBroadcast } from '../common/use-selected-broadcast';
import type { Person } from './person';
import { texts } from './texts';

/** «Написать»: a notification to this person alone; they reply through support. */
export const WritePerson = ({ person: { id, username } }: { readonly person: Person }) => {
  const may = useMay();
  const record = useSelectedBroadcast(id);
  const [open, setOpen] = useState(false);
  if (!may('CREATE_SELECTED_NOTIFICATION')) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <MessageCircle aria-hidden />
        {texts.write}
      </Button>
      {open && (
        <CreateDialog
          {...record}
          title={texts.writeTitle(username)}
          label={texts.send}
          successText={texts.sent}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
