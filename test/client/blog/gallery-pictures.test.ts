import { sendPictures } from '#client/pages/editor/writing/send-image.ts';
import { answerUploads } from '#test/support/blog/answer-uploads.ts';

test('pictures for which a gallery has no place are named, and the others are sent', async () => {
  answerUploads();
  const problems: string[] = [];
  const files = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  const sent = await sendPictures(files, 2, (message) => problems.push(message));
  expect([sent.length, problems]).toEqual([2, ['В одной галерее до 12 картинок: 1 не поместилась']]);
});
