import { pushObstacle } from '../../entities/notification/push-subscription';
import { defineTexts } from '../../kit/texts/define-texts';
import { browserStorage } from '../../kit/store/browser-storage';
import type { useToast } from '../../kit/toast/use-toast';
import { settingsPath } from '#contract/routes/game-pages.ts';

const texts = defineTexts({ ru: { offer: 'Можем звать на заказы, когда «Напарник» закрыт', on: 'Включить' } });

const key = 'push offered';
const shownMs = 10_000;

/**
 * Shown once per browser, to a mate who has just turned orders on, where push notifications are supported. The
 * browser's own prompt appears in the settings, on a press.
 */
export const offerPush = async (
  toast: ReturnType<typeof useToast>,
  gameId: string,
  isSetUp: () => Promise<boolean>,
): Promise<void> => {
  if (browserStorage.get(key) !== null || pushObstacle() !== null || Notification.permission === 'granted') return;
  if (!(await isSetUp())) return;
  browserStorage.set(key, 'yes');
  toast.info(texts.offer, shownMs, { to: settingsPath(gameId, 'channels'), label: texts.on });
};
