import { act, screen } from '@testing-library/react';
import { useConfirmWithdrawalMutation } from '#client/entities/desk/withdrawals-api.ts';
import { useSeen } from '#client/pages/desk/kit/drawer/subject-history.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const id = '0190f000-0000-7000-8000-000000000001';
const confirming = `POST /v1/admin/withdrawals/${id}/confirm`;

const Decide = () => {
  const seen = useSeen(`withdrawal:${id}`);
  const [confirm, { isSuccess, isError }] = useConfirmWithdrawalMutation();
  return (
    <>
      <button type="button" onClick={() => void confirm({ params: { id }, body: { seen: seen ?? 0 } })}>
        Подтвердить
      </button>
      <p>{seen === undefined ? 'ещё грузится' : `видно до ${seen}`}</p>
      <p>{isSuccess || isError ? 'решено' : 'ждёт'}</p>
    </>
  );
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A drawer whose log is loaded, and whose server takes a second for each refetch of it. */
const openDrawer = async (answer: ReturnType<typeof refusal> | { readonly json: unknown }) => {
  let looks = 0;
  fakeServer({
    'GET /v1/admin/history': async () => {
      looks += 1;
      const seen = looks;
      if (seen > 1) await new Promise((resolve) => setTimeout(resolve, 1000));
      return { json: { seen, lines: [], notes: [] } };
    },
    [confirming]: () => answer,
  });
  await renderInApp(<Decide />, { me: aClient({ permissions: ['ALL'] }) });
  await pass(500);
  expect(screen.getByText('видно до 1')).toBeInTheDocument();
  await pass(10);
  act(() => screen.getByRole('button').click());
  await pass(100);
  expect(screen.getByText('решено')).toBeInTheDocument();
};

test('after an own action a record counts as seen only once its log with that action is loaded', async () => {
  await openDrawer({ json: { status: 'CONFIRMED' } });
  expect(screen.getByText('ещё грузится')).toBeInTheDocument();
  await pass(1100);
  expect(screen.getByText('видно до 2')).toBeInTheDocument();
});

test('the same after an action that was refused', async () => {
  await openDrawer(refusal(409, 'ADMIN_CHANGED_MEANWHILE'));
  expect(screen.getByText('ещё грузится')).toBeInTheDocument();
  await pass(1100);
  expect(screen.getByText('видно до 2')).toBeInTheDocument();
});

test('the log fetched after an action is not taken for an older one, whatever the clock says', async () => {
  await openDrawer(refusal(500, 'INTERNAL_ERROR'));
  await pass(1100);
  expect(screen.getByText('видно до 2')).toBeInTheDocument();
  const begun = Date.now();
  let requests = 0;
  // Each call of the clock returns a slightly later time, as on a busy machine.
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => begun + (requests += 5));
  act(() => screen.getByRole('button').click());
  await pass(1100);
  clock.mockRestore();
  expect(screen.getByText('видно до 3')).toBeInTheDocument();
});
