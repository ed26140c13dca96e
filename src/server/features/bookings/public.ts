export { findBookings, listBookingsOf, openBookingsOf } from './desk/list-all-bookings';
export { bookIn } from './book';
export { lockBooking } from './booking-row';
export { stepBooking } from './booking-step';
export { replaceHours } from './mate-hours';
