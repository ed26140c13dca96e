import { Flag } from '../../kit/icons/flag';
import { useState } from 'react';
import { Button } from '../../kit/controls/button';
import { defineTexts } from '../../kit/texts/define-texts';
import { useReportUserMutation } from '../chat/reports-api';
import { useGoToSignIn } from '../session/use-go-to-sign-in';
import { ReportDialog } from './report-dialog';

const texts = defineTexts({
  ru: {
    report: 'Пожаловаться',
    title: (name: string) => `Пожаловаться на ${name}`,
    text: 'Модераторы увидят жалобу и этот профиль. Человек не узнает, кто пожаловался.',
  },
});

/** «Пожаловаться» on a person's profile; guests sign in first. */
export const ReportPerson = ({
  person,
  signedIn,
}: {
  readonly person: { readonly id: string; readonly username: string };
  readonly signedIn: boolean;
}) => {
  const [report] = useReportUserMutation();
  const [open, setOpen] = useState(false);
  const goToSignIn = useGoToSignIn();
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => (signedIn ? setOpen(true) : goToSignIn())}>
        <Flag aria-hidden />
        {texts.report}
      </Button>
      {open && (
        <ReportDialog
          about={`user:${person.id}`}
          title={texts.title(person.username)}
          text={texts.text}
          onSend={(body) => report({ params: { id: person.id }, body }).unwrap()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
