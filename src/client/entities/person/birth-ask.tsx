import { ConfirmDialog } from '../../kit/overlay/confirm-dialog';
import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({
  ru: {
    title: (day: string) => `Ты родился ${day}?`,
    once: 'Указать дату можно один раз, потом её изменит только поддержка.',
    right: 'Всё верно',
  },
});

/** `2002-09-15` → «15.09.2002» */
export const birthText = (born: string): string => born.split('-').toReversed().join('.');

interface BirthAskProps {
  readonly born: string;
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
}

/** The day of birth is read back before it is sent: it is said once, and only support changes a wrong one. */
export const BirthAsk = ({ born, onConfirm, onClose }: BirthAskProps) => (
  <ConfirmDialog
    title={texts.title(birthText(born))}
    text={texts.once}
    confirmLabel={texts.right}
    onConfirm={onConfirm}
    onClose={onClose}
  />
);
