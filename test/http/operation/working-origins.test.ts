import { workingOrigins } from '#server/composition/working-origins.ts';

const said = (publicUrl: string, host = '0.0.0.0') => workingOrigins({ publicUrl, host, port: 3000 }).join(' ');

describe('the start names the addresses at which the product works', () => {
  test('on this machine alone', () => {
    expect(said('http://127.0.0.1:3000', '127.0.0.1')).toMatch(/localhost:3000.*set HOST/);
  });
  test('in an office over plain http, with what browsers refuse there', () => {
    expect(said('http://naparnik.lan:3000')).toMatch(/localhost:3000.*without push notifications/);
  });
  test('behind https', () => {
    expect(said('https://naparnik.gg')).toBe(
      'Pages act only at https://naparnik.gg: behind https no other address may.',
    );
  });
});
