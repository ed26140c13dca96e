import type { CallResponse } from '../../../../api/call';

export type Mate = CallResponse<'GET /v1/admin/mates/{id}'>;

/** Props of every dialog about a mate. */
export interface ActProps {
  readonly mate: Mate;
  readonly seen: number;
  readonly onClose: () => void;
}
