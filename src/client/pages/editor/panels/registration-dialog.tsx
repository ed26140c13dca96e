import { useState } from 'react';
import { documentLimits } from '#domain/blog/article-terms.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Form } from '#client/kit/form/form.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { typedMoment } from '#client/kit/time/typed-time.ts';
import { texts } from '../texts';

interface RegistrationDialogProps {
  readonly onDone: (title: string, closesAt: string) => void;
  readonly onClose: () => void;
}

/** What people register for, and until when; the time is in the administrator's zone. */
export const RegistrationDialog = ({ onDone, onClose }: RegistrationDialogProps) => {
  const [title, setTitle] = useState('');
  const [until, setUntil] = useState('');
  const closesAt = typedMoment(until);
  const fits = title.trim() !== '' && closesAt !== null;
  return (
    <Dialog title={texts.registrationTitle} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) onDone(title.trim(), closesAt);
        }}
      >
        <TextField
          label={texts.registrationName}
          value={title}
          maxLength={documentLimits.caption}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={texts.closesAt}
          type="datetime-local"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <Button variant="primary" type="submit" wide whyNot={fits ? null : texts.registrationLacks}>
          {texts.insert}
        </Button>
      </Form>
    </Dialog>
  );
};
