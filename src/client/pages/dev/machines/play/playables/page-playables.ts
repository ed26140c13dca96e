import type { DepositStatus } from '#domain/money/deposit.ts';
import { depositMachine } from '#client/features/deposit/deposit-machine.ts';
import { mateToggleMachine } from '#client/features/mate-toggle/mate-toggle-machine.ts';
import { povUploadMachine } from '#client/features/pov-request/pov-upload-machine.ts';
import { rebrandingMachine } from '#client/features/rebranding/rebranding-machine.ts';
import type { ApiFailure } from '#client/api/api-error.ts';
import { playable } from '../playable';

const nothing = () => [{}];

const refusal = (status: number, code: ApiFailure['code']): ApiFailure => ({ status, code, message: code });

const offline = refusal(0, 'NETWORK_ERROR');
const broken = refusal(500, 'INTERNAL_ERROR');

const depositStatuses: readonly DepositStatus[] = ['PAID', 'DECLINED', 'REFUNDED', 'DELAYED', 'CREATED'];

const megabyte = 1024 * 1024;

/** A mate who does not take orders yet. */
export const mateTogglePlayable = playable(mateToggleMachine, {
  file: '#client/features/mate-toggle/mate-toggle-machine.ts',
  name: 'mateToggleMachine',
  input: () => ({ active: false }),
  events: { toggle: nothing, meChanged: () => [{ active: true }, { active: false }] },
  services: {
    saveActive: { outputs: [null], errors: [refusal(409, 'MATES_ONBOARDING'), broken] },
    refetchMe: { outputs: [null], errors: [offline] },
  },
});

/** A browser that has not seen the announcement. */
export const rebrandingPlayable = playable(rebrandingMachine, {
  file: '#client/features/rebranding/rebranding-machine.ts',
  name: 'rebrandingMachine',
  input: () => ({ seen: false }),
  events: { 'rebranding.closed': nothing },
  services: { askServer: { outputs: [true, false], errors: [offline] } },
});

/** A deposit that is about to be chosen. */
export const depositPlayable = playable(depositMachine, {
  file: '#client/features/deposit/deposit-machine.ts',
  name: 'depositMachine',
  input: () => ({ depositId: null }),
  events: {
    'deposit.submitted': () =>
      ['key-1', 'key-2'].map((freshKey) => ({ freshKey, order: { amount: 500, method: 'SBP', packageId: null } })),
    'deposit.statusKnown': () => depositStatuses.map((status) => ({ status })),
    'deposit.again': nothing,
  },
  services: {
    startDeposit: {
      outputs: [{ depositId: 'deposit-1', redirectUrl: '/pay/deposit-1' }],
      errors: [refusal(409, 'SQUADS_CANNOT_DEPOSIT'), broken, offline],
    },
  },
  choices: { status: depositStatuses },
});

/** The upload of a recording of three parts. */
export const povUploadPlayable = playable(povUploadMachine, {
  file: '#client/features/pov-request/pov-upload-machine.ts',
  name: 'povUploadMachine',
  input: () => ({ size: 3 * megabyte }),
  events: { 'upload.paused': nothing, 'upload.resumed': nothing },
  services: {
    declare: {
      outputs: [{ fileId: 'file-1', offset: 0 }],
      errors: [offline, refusal(409, 'POV_CLOSED'), refusal(400, 'POV_FILE_INVALID')],
    },
    sendPart: {
      outputs: [1, 2, 3].map((parts) => ({ fileId: 'file-1', offset: parts * megabyte })),
      errors: [
        offline,
        refusal(409, 'POV_OFFSET_MISMATCH'),
        refusal(409, 'POV_CLOSED'),
        refusal(400, 'POV_FILE_INVALID'),
      ],
    },
  },
});
