import type { CallResponse } from '#client/api/call.ts';

export type Mate = CallResponse<'GET /v1/admin/mates/{id}'>;

/** Props of every dialog about a mate. */
export interface ActProps {
  readonly mate: Mate;
  readonly onClose: () => void;
}
