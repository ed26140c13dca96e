import { adminBookingsContract } from '#contract/admin/bookings.ts';
import { bookingsContract } from '#contract/squads/bookings.ts';
import { lockRow } from '../../platform/db/lock-row';
import { booking } from '../../platform/db/schema/bookings';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminBookingsHandlers } from './admin/admin-bookings-handlers';
import { bookingDeadline } from './booking-deadline';
import { bookingsHandlers } from './bookings-handlers';
import { cancelOpenBookings } from './cancel-open-bookings';

export const bookings: Feature = {
  name: 'bookings',
  resources: [serve(bookingsContract, bookingsHandlers), serve(adminBookingsContract, adminBookingsHandlers)],
  jobs: (app) => ({ personGone: cancelOpenBookings(app) }),
  deadlines: (app) => ({ booking: { lock: lockRow(booking), handle: bookingDeadline(app) } }),
};
