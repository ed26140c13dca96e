import { settingsAddress } from '../../entities/person/addresses';
import { pushObstacle } from '../../entities/notification/push-device';
import { defineTexts } from '../../kit/texts/define-texts';
import { kept } from '../../kit/store/kept';
import type { useToast } from '../../kit/toast/use-toast';

const texts = defineTexts({ ru: { offer: 'Можем звать на заказы, когда «Напарник» закрыт', on: 'Включить' } });

const key = 'push offered';
const shownMs = 10_000;

/**
 * Said once in a browser, to a mate who began to take orders, where notifications can be had at all; the browser itself
 * asks in the settings, by a press.
 */
export const offerPush = async (
  toast: ReturnType<typeof useToast>,
  gameId: string,
  isSetUp: () => Promise<boolean>,
): Promise<void> => {
  if (kept.get(key) !== null || pushObstacle() !== null || Notification.permission === 'granted') return;
  if (!(await isSetUp())) return;
  kept.set(key, 'yes');
  toast.info(texts.offer, shownMs, { to: settingsAddress(gameId, 'channels'), label: texts.on });
};
