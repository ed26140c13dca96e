import type { CallResponse } from '../../../../api/call';

export type Mate = CallResponse<'GET /v1/admin/mates/{id}'>;

/** What a dialog about a mate is given. */
export interface ActProps {
  readonly mate: Mate;
  readonly seen: number;
  readonly onClose: () => void;
}
