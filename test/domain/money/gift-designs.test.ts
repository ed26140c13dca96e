import { giftCertificateDesigns, isOnSale } from '#domain/money/gift-certificate.ts';
import { days } from '#domain/time/durations.ts';

test('a certificate can be bought on every day of the year', () => {
  const first = Date.parse('2028-01-01T12:00:00+03:00');
  const empty = Array.from({ length: 366 }, (_, day) => first + days(day)).filter(
    (day) => !giftCertificateDesigns.some((design) => isOnSale(design, day)),
  );
  expect(empty).toEqual([]);
});
