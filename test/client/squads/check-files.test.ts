import { checkFiles } from '#client/features/squad/dispute/check-files.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';

const picture = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name);

test('files that the server would refuse are known before the dispute is open', () => {
  const large = picture('видео.jpg');
  Object.defineProperty(large, 'size', { value: disputeTerms.maxFileBytes + 1 });
  const { files, errors } = checkFiles([
    picture('ЭКРАН.JPG'),
    picture('запись.mov'),
    new File(['a,b\n1,2\n'], 'счёт.csv'),
    picture('айфон.heic'),
    large,
    new File([], 'пусто.png'),
  ]);
  expect(files.map(({ name }) => name)).toEqual(['ЭКРАН.JPG', 'запись.mov']);
  expect(errors.map((error) => error.split(':')[0])).toEqual(['счёт.csv', 'айфон.heic', 'видео.jpg', 'пусто.png']);
});
