import type { NotifierService } from '../../../../domain/enums/notifier-service';

export const messengerNames: Readonly<Record<Exclude<NotifierService, 'email'>, string>> = { telegram: 'Telegram', discord: 'Discord', vk: 'ВКонтакте' };
