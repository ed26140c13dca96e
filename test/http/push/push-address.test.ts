import { encryptPush } from '#server/features/notifications/push/encrypt-push.ts';
import { isPublicAddress } from '#server/features/notifications/push/push-address.ts';
import { lookupPublic } from '#server/features/notifications/push/send-push.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { pushedBrowser } from '../../support/push/stand-in-push-service';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'nonsense',
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4010::5f', '2606:4700::1'])('%s is a public address', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

const own = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
const message = 'When I grow up, I want to be a watermelon';

test('the example of RFC 8291 comes out to the last byte, and is read again', () => {
  const browser = pushedBrowser(own, auth);
  const sealed = encryptPush(browser.keys, message, {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(browser.read(sealed)).toBe(message);
});

const set = { PUSH_PRIVATE_KEY: own, PUSH_CONTACT: 'mailto:push@naparnik.example' };

test.each([
  [{ PUSH_PRIVATE_KEY: own }, /are set together/],
  [{ ...set, PUSH_PRIVATE_KEY: 'short' }, /PUSH_PRIVATE_KEY.*push:key/],
  [{ ...set, PUSH_PRIVATE_KEY: 'A'.repeat(43) }, /PUSH_PRIVATE_KEY/],
  [{ ...set, PUSH_CONTACT: 'me' }, /PUSH_CONTACT.*mailto:/],
  [{ ...set, PUSH_STAND_IN: 'https://push.example.com' }, /PUSH_STAND_IN.*of this machine/],
])('%p is refused with a sentence that names it', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('a name that leads into this machine is not visited', async () => {
  const found = await new Promise((resolve) => lookupPublic('localhost', {}, (problem) => resolve(problem?.message)));
  expect(found).toBe('localhost is no public address');
});
