import { useLocation } from 'react-router';
import { decodeSegment } from '#client/kit/routing/decode-segment.ts';

/** The id of the open record: `/admin/users/7` → `7`; null while only the list is open. */
export const useOpenId = (): string | null => {
  const [id, ...below] = useLocation().pathname.split('/').slice(3);
  return id === undefined || id === '' || below.some((part) => part !== '') ? null : decodeSegment(id);
};
