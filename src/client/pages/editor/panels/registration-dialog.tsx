import { useState } from 'react';
import { documentLimits } from '../../../../domain/blog/article-terms';
import { Button } from '../../../kit/controls/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/text-field';
import { Dialog } from '../../../kit/overlay/dialog';
import { typedMoment } from '../../../kit/time/typed-time';
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
