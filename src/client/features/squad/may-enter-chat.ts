import type { Me } from '../../../contract/schemas/me';
import type { AdminPermission } from '../../../domain/enums/admin-permission';

const opening: readonly AdminPermission[] = ['ALL', 'MANAGE_SQUADS', 'MANAGE_DISPUTES', 'MANAGE_SUPPORT'];

/** Whether an administrator may step into the chat of a squad that is not his own; the server decides. */
export const mayEnterChat = ({ permissions }: Me): boolean => permissions.some((permission) => opening.includes(permission));
