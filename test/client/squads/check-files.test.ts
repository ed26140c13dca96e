import { checkFiles } from '#client/features/squad/dispute/check-files.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';

const picture = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name);

test('files that the server would refuse are known before the dispute is open', async () => {
  const table = new File(['a,b\n1,2\n'], 'счёт.csv');
  const renamed = new File(['plain words'], 'скриншот.png', { type: 'image/png' });
  const large = picture('видео.jpg');
  Object.defineProperty(large, 'size', { value: disputeTerms.maxFileBytes + 1 });
  const { files, errors: errors } = await checkFiles([
    picture('экран.jpg'),
    table,
    renamed,
    large,
    new File([], 'пусто.png'),
  ]);
  expect(files.map(({ name }) => name)).toEqual(['экран.jpg']);
  expect(errors.map((error) => error.split(':')[0])).toEqual(['счёт.csv', 'скриншот.png', 'видео.jpg', 'пусто.png']);
});
