import { policyText } from '#domain/documents/policy-text.ts';
import { texts as createTexts } from '#client/features/create-squad/texts.ts';
import { texts as prepayTexts } from '#client/features/create-squad/prepay/texts.ts';
import { texts as refundTexts } from '#client/features/squad/cancellation/refund-text.ts';
import { texts as homeTexts } from '#client/pages/home/below-texts.ts';

const agreement = policyText.flatMap(({ paragraphs }) => paragraphs).filter((text) => text.includes('возврат'));

/** In the lobby, whose countdown says «до старта», half may already be lost. */
test.each([
  ['the agreement', agreement.join('\n')],
  ['the order', createTexts.note],
  ['the paid order', prepayTexts.note],
  ['home', homeTexts.how.steps.map(({ text }) => text).join('\n')],
  ['the terms of a cancellation', refundTexts.stage.BEFORE_START],
])('what %s promises to return ends with the lobby, not with the start of the game', (_where, text) => {
  expect(text).toMatch(/лобби/i);
  expect(text).not.toMatch(/до старта/i);
});
