import type { ModalName } from '../../ui/modals/modal-props';
import { defineTexts } from '../../ui/texts/define-texts';

export const modalTitles: Readonly<Record<ModalName, string>> = defineTexts({
  ru: {
    'game-picker': 'Выбери игру',
    'user-profile': 'Профиль',
    deposit: 'Пополнить баланс',
    'create-squad': 'Позвать в сквад',
    'squad-ping': 'Тебя ждут в скваде',
  },
});
